import type { DecodedRequestOf } from "@cantina/contract/endpoint";
import type { transactionEndpoints } from "@cantina/contract/transactions";
import { isAdministratorLevel } from "@cantina/domain/access";
import {
  BrokenInvariant,
  type Instant,
  type Result,
  type TimeZone,
  accepted,
  localDateOf,
  refused,
} from "@cantina/domain/kernel";
import { type DateKind, checkHistoryDates, historyRange } from "@cantina/domain/transactions";
import { type RawBuilder, sql } from "kysely";
import { type AnswerOf, type FailureWith, type Identity, type RequestContext, ownerOf } from "../http/index.ts";
import type { RowCounter } from "./count-rows.queries.ts";
import { type Narrowing, listHistory } from "./history.queries.ts";
import type { Reader } from "./history-row.ts";

export const readerOf = ({ level }: Pick<Identity, "level">): Reader => ({ seesDeleted: isAdministratorLevel(level) });

const futureDate = (kind: DateKind): FailureWith<"VALIDATION"> => ({
  code: "VALIDATION",
  data: [
    {
      path: "until",
      message: `La fecha ${kind === "CANCELLATION_DATE" ? "de cancelación" : "del pedido"} no puede ser futura`,
    },
  ],
});

type Endpoint = typeof transactionEndpoints.listTransactions;

type Unread = DecodedRequestOf<typeof transactionEndpoints.sumTransactions>["query"];
type DateFailure = FailureWith<"VALIDATION" | "TO_BEFORE_FROM">;

const earlierOf = (a: Instant | null, b: Instant | null): Instant | null =>
  a === null || (b !== null && b < a) ? b : a;

/** The filter with its days as instants, once they make sense where the cafeteria is. HISTORY-01 HISTORY-02 */
export async function narrowingOf<Asked extends Unread>(
  query: Asked,
  { db, identity, clock }: RequestContext,
): Promise<Result<Asked & Pick<Narrowing, "range" | "zone">, DateFailure>> {
  const { rows } = await sql<{
    zone: TimeZone;
  }>`select tz_name as zone from cafeteria where id = ${identity.cafeteriaId}`.execute(db.kysely);
  const zone = rows[0]?.zone;
  if (zone === undefined) throw new BrokenInvariant("a signed-in profile's cafeteria exists");
  const dates = { kind: query.dateKind, from: query.from ?? null, until: query.until ?? null };
  const checked = checkHistoryDates(dates, localDateOf(clock.now(), zone));
  if (!checked.ok)
    return refused(checked.failure.code === "DATE_IN_FUTURE" ? futureDate(query.dateKind) : { code: "TO_BEFORE_FROM" });
  const range = historyRange(checked.value, zone);
  return accepted({ ...query, zone, range: { ...range, until: earlierOf(range.until, query.before ?? null) } });
}

/** A page of the history. */
export async function listTransactions(
  query: DecodedRequestOf<Endpoint>["query"],
  context: RequestContext,
  count: RowCounter,
): Promise<AnswerOf<Endpoint>> {
  const { db, identity, clock } = context;
  const { cafeteriaId } = identity;
  const buyerId = ownerOf(identity) ?? query.buyerId;
  // Another's is not left out in silence. ACCESS-22
  if (query.buyerId !== undefined && query.buyerId !== buyerId) return refused({ code: "WRONG_USER" });
  const narrowed = await narrowingOf({ ...query, buyerId }, context);
  if (!narrowed.ok) return narrowed;
  const filter = narrowed.value;
  const reader = readerOf(identity);
  const { offset: _offset, limit: _limit, after: _after, ...counted } = filter;
  const question = JSON.stringify([cafeteriaId, reader, counted]);
  const now = Date.parse(clock.now());
  const countRows = (condition: RawBuilder<unknown>): Promise<number> =>
    count({ db: db.kysely, question, now }, condition);
  return accepted(await listHistory(db.kysely, cafeteriaId, filter, { reader, countRows }));
}
