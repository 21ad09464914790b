import { type Random, seededRandom } from "../../demo/index.ts";
import { type BenchGoods, fillCart } from "../bench-goods.ts";
import { type Seller, httpSeller } from "../sellers.ts";
import { refusalOf } from "./sale-refusal.ts";

/** Milliseconds after which nobody at a till waits on: the sale counts as not answered. */
const patience = 60_000;

/** What a cafeteria's books must show: at least what was acknowledged, and no more than that and what is in doubt. */
export type Written = { acknowledged: number; doubtful: number };

type SaleDone =
  | { readonly type: "sold"; readonly orderId: string }
  /** Refused or not answered, by this code. */
  | { readonly type: "refused"; readonly code: string };

export type DistrictTill = {
  /** Counted from 0 in the whole district. */
  readonly number: number;
  readonly jwt: string;
  readonly random: Random;
  readonly sell: () => Promise<SaleDone>;
  readonly close: () => Promise<void>;
};

const soldId = (answer: string): string => String((JSON.parse(answer) as { data: { id: unknown } }).data.id);

async function sellPatiently(seller: Seller, goods: BenchGoods, random: Random): Promise<string> {
  // Its sockets end, and with them the sale that hangs; the next one opens another.
  const giveUp = setTimeout(() => void seller.close(), patience);
  try {
    return soldId(await seller.sell(fillCart(random, goods)));
  } finally {
    clearTimeout(giveUp);
  }
}

/** A seller who goes on selling whatever the server says, and keeps count in `written` with the cafeteria's others. */
export function districtTill(url: string, number: number, goods: BenchGoods, written: Written): DistrictTill {
  const seller = httpSeller(url, goods);
  const random = seededRandom(number + 1);
  const sell = async (): Promise<SaleDone> => {
    try {
      const orderId = await sellPatiently(seller, goods, random);
      written.acknowledged += 1;
      return { type: "sold", orderId };
    } catch (error) {
      const { code, isDoubtful } = refusalOf(error);
      if (isDoubtful) written.doubtful += 1;
      return { type: "refused", code };
    }
  };
  return { number, jwt: goods.jwt, random, sell, close: seller.close };
}
