import type { DecodedRequestOf } from "@cantina/contract/endpoint";
import type { transactionEndpoints } from "@cantina/contract/transactions";
import { isAdministratorLevel } from "@cantina/domain/access";
import { hidesCash } from "@cantina/domain/cash-reports";
import { type Instant, accepted } from "@cantina/domain/kernel";
import { readReportPlace } from "../cash-register/index.ts";
import type { AnswerOf, RequestContext } from "../http/index.ts";
import type { Narrowing } from "./history.queries.ts";
import { narrowingOf, readerOf } from "./list-transactions.ts";
import { sumHistory } from "./sum-history.queries.ts";

type Endpoint = typeof transactionEndpoints.sumTransactions;

/** Whether something that a drawer took since then may be in the result; `isOfParts`: of split sales, too. CASH-11 SPLIT-09 */
const mayHoldCash = ({ paymentMethod, dateKind, range }: Narrowing, since: Instant, isOfParts: boolean): boolean =>
  (paymentMethod === undefined || paymentMethod === "CASH" || isOfParts) &&
  (dateKind === "PICKUP_DATE" || range.until === null || range.until > since);

/** What a result adds up to, unless the reader counts a drawer blind whose cash is in it. HISTORY-10 CASH-11 */
export async function sumTransactions(
  query: DecodedRequestOf<Endpoint>["query"],
  context: RequestContext,
): Promise<AnswerOf<Endpoint>> {
  const { db, identity } = context;
  const filter = await narrowingOf(query, context);
  if (!filter.ok) return filter;
  const place = await readReportPlace(db.kysely, identity);
  const watcher = {
    isAdministrator: isAdministratorLevel(identity.level),
    isBlindClose: place?.isBlindClose !== false,
  };
  const openSince = place?.openSince ?? null;
  const isBlind =
    openSince !== null &&
    hidesCash({ isOpen: true, isOwn: true }, watcher) &&
    mayHoldCash(filter.value, openSince, place?.tookParts === true);
  if (isBlind) return accepted({ data: { total: null, linesTotal: null, linesUnits: null, discount: null, isBlind } });
  const sum = await sumHistory(db.kysely, identity.cafeteriaId, filter.value, readerOf(identity));
  const { total = null, linesTotal = null, linesUnits = null, discount = null, paidTotal = null } = sum ?? {};
  return accepted({
    data: {
      total,
      linesTotal,
      linesUnits,
      discount,
      ...(paidTotal !== null && paidTotal !== total && { paidTotal }),
      isBlind,
    },
  });
}
