import { setTimeout as pause } from "node:timers/promises";

import type { Product } from "@cantina/domain/catalog";
import type { CartId } from "@cantina/domain/kernel";
import type { Order } from "@cantina/domain/orders";

import type { RollSale } from "./day-sales.ts";
import { fetchOrders } from "./fetch-client.ts";
import { ringUp } from "./ring-up.ts";
import type { SaleIds } from "./sale-ids.ts";
import { sentenceOf } from "./sentences.ts";
import type { SignedIn } from "./sign-in.ts";
import { type Counted, orderAsCounted, rollAsCounted } from "./tally.ts";

export type RollToSell = {
  readonly sales: readonly RollSale[];
  readonly idsOf: (sale: RollSale) => SaleIds;
  readonly products: ReadonlyMap<string, Product>;
  /** What an earlier run has sold of it. */
  readonly soldOrders: ReadonlyMap<CartId | null, Order>;
  /** How many times as fast as it happened; Infinity: at once. */
  readonly speed: number;
  readonly url: string;
  readonly progress: (done: number, all: number) => void;
};

export type SoldRoll = {
  readonly counted: readonly Counted[];
  readonly soldBefore: number;
  readonly problems: readonly string[];
  /** Stopped before its end, since no later sale would have fared better. */
  readonly isCut: boolean;
};

const secondsOf = (time: string): number => time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);

const unitsOf = ({ units }: RollSale, products: ReadonlyMap<string, Product>) =>
  [...units].flatMap(([name, quantity]) => {
    const product = products.get(name);
    return product === undefined ? [] : [{ product, name, price: product.price, quantity }];
  });

/** Sells one after the other, as the till did, what the server does not have yet. */
export async function sellRoll({ client, cafeteriaId }: SignedIn, roll: RollToSell): Promise<SoldRoll> {
  const { sales, idsOf, products, soldOrders, speed, url, progress } = roll;
  const orders = fetchOrders(client, cafeteriaId);
  const counted: Counted[] = [];
  const problems: string[] = [];
  let soldBefore = 0;
  const began = performance.now();
  const firstSecond = secondsOf(sales[0]?.time ?? "00:00:00");
  const waitForTurn = async ({ time }: RollSale): Promise<void> => {
    const due = ((secondsOf(time) - firstSecond) * 1000) / speed - (performance.now() - began);
    if (due > 0) await pause(due);
  };
  for (const [index, sale] of sales.entries()) {
    const { cartId, newIds } = idsOf(sale);
    const there = soldOrders.get(cartId);
    if (there !== undefined) {
      soldBefore += 1;
      counted.push(orderAsCounted(there));
    } else {
      await waitForTurn(sale);
      const units = unitsOf(sale, products);
      const rung = await ringUp({ units, orders, newId: newIds() });
      if (rung.outcome === "refused") {
        problems.push(`Transacción ${sale.transaction}: ${sentenceOf(rung.failure, url)}`);
        const isCut = rung.failure.code === "UNREACHABLE" || rung.failure.code === "SESSION_EXPIRED";
        if (isCut) return { counted, soldBefore, problems, isCut };
      } else if (rung.outcome === "sold") {
        counted.push(orderAsCounted(rung.order));
      } else {
        soldBefore += 1;
        counted.push(rollAsCounted(units));
      }
    }
    progress(index + 1, sales.length);
  }
  return { counted, soldBefore, problems, isCut: false };
}
