import type { clientDeskEndpoints } from "@cantina/contract/clients";
import type { DecodedRequestOf } from "@cantina/contract/endpoint";
import { type LocalDate, type TimeZone, accepted, dayRange, refused } from "@cantina/domain/kernel";
import type { AnswerOf, RequestContext } from "../http/index.ts";
import { findStatementPlace, statementOf } from "./statement.queries.ts";

type Endpoint = typeof clientDeskEndpoints.readStatement;
type Asked = DecodedRequestOf<Endpoint>;

const startOf = (day: LocalDate | undefined, zone: TimeZone) => (day === undefined ? null : dayRange(day, zone).from);
const endOf = (day: LocalDate | undefined, zone: TimeZone) => (day === undefined ? null : dayRange(day, zone).until);

/** CLIENTS-14 */
export async function readStatement(
  { params: { cafeteriaId, profileId }, query: { from, until, after, limit } }: Asked,
  { db: { kysely } }: RequestContext,
): Promise<AnswerOf<Endpoint>> {
  if (from !== undefined && until !== undefined && from > until) return refused({ code: "TO_BEFORE_FROM" });
  const place = await findStatementPlace(kysely, cafeteriaId, profileId);
  if (place === undefined) return refused({ code: "NOT_FOUND" });
  const { accountId, zone } = place;
  const range = { from: startOf(from, zone), until: endOf(until, zone) };
  const rows = await statementOf(kysely, accountId, { ...range, after: after ?? null, limit });
  return accepted({ data: rows, totalCount: rows[0]?.total ?? 0 });
}
