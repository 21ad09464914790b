import type { Transaction } from "kysely";
import { v7 as newSortableId } from "uuid";
import { asAuthor, inTransaction, jobAuthor, noteChange } from "../db/index.ts";
import type { ChangeFeed, ServerDatabase } from "../http/index.ts";
import {
  type LastPosting,
  insertJump,
  isKnownMove,
  isKnownSetBack,
  lockJumps,
  readLastPosting,
  readLastPostingBefore,
  readNow,
  tellJump,
} from "./clock-jump.queries.ts";
import { type ClockMove, isSetBack, isTold } from "./clock-jump.ts";

type Noting = { readonly database: ServerDatabase; readonly feed: ChangeFeed };
type Found = Pick<ClockMove, "from" | "to"> & { readonly lastPosting: LastPosting };

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Alone with the jumps: what `find` finds is written down and told. */
async function note(
  { database, feed }: Noting,
  find: (trx: Transaction<unknown>) => Promise<Found | undefined>,
): Promise<void> {
  await asAuthor(jobAuthor("clock", null), () =>
    inTransaction(database.kysely, async (trx) => {
      await lockJumps(trx);
      const found = await find(trx);
      if (found === undefined) return;
      const id = newSortableId();
      await insertJump(trx, { ...found, id });
      await tellJump(trx, id, null);
      noteChange({ entity: "clock", id, before: iso(found.from), after: iso(found.to) });
    }),
  );
  feed.poke();
}

/** What a server saw the clock do. CLOCK-04 */
export const noteMove = (noting: Noting, move: ClockMove): Promise<void> =>
  note(noting, async (trx) => {
    const lastPosting = await readLastPostingBefore(trx, move);
    if (lastPosting === undefined || !isTold(move, lastPosting.at) || (await isKnownMove(trx, move))) return undefined;
    return { from: move.from, to: move.to, lastPosting };
  });

/** What the clock did while no server looked, as far as the books tell. CLOCK-04 */
export const noteSetBack = (noting: Noting): Promise<void> =>
  note(noting, async (trx) => {
    const lastPosting = await readLastPosting(trx);
    if (lastPosting === undefined) return undefined;
    const now = await readNow(trx);
    if (!isSetBack(now, lastPosting.at) || (await isKnownSetBack(trx, lastPosting))) return undefined;
    return { from: lastPosting.at, to: now, lastPosting };
  });
