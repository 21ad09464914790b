import { randomUUID } from "node:crypto";

import { seededRandom } from "../demo/index.ts";
import { openTill } from "../orders-suite/index.ts";
import type { TortureGoods, TortureSeller } from "./goods.ts";
import { type CertainAnswer, openJournal } from "./journal.ts";
import { emptyMemory, nextWish, remember } from "./next-wish.ts";
import { sendUntilCertain } from "./send-until-certain.ts";
import { type Wish, sendWish } from "./wish.ts";

export type TillLoop = {
  /** Of the server, or of the line that leads there. */
  readonly url: string;
  readonly goods: TortureGoods;
  readonly seller: TortureSeller;
  readonly journal: string;
  readonly seed: number;
};

/** Sells until told to rest, as the outbox does: written down, sent under one key until the answer is certain, written down. */
export async function keepSelling(
  { url, goods, seller, journal: path, seed }: TillLoop,
  { isResting, onCertain }: { readonly isResting: () => boolean; readonly onCertain: () => void },
): Promise<void> {
  const till = openTill(url, goods.cafeteriaId, async () => seller.token);
  const journal = openJournal(path);
  const memory = emptyMemory();
  // Another life makes other wishes.
  const random = seededRandom(seed + journal.entries.length);
  const finish = async (key: string, wish: Wish): Promise<void> => {
    const answer: CertainAnswer = await sendUntilCertain(() => sendWish(till, wish, key));
    journal.settle(key, answer);
    remember(memory, { wish, answer }, goods);
    onCertain();
  };
  for (const entry of journal.entries) {
    if (entry.answer === null) await finish(entry.key, entry.wish);
    else remember(memory, entry, goods);
  }
  while (!isResting()) {
    const wish = nextWish({ goods, seller, memory, random });
    const key = randomUUID();
    journal.intend(key, wish);
    await finish(key, wish);
  }
}
