import type { CashIntervalData, cashReportEndpoints } from "@cantina/contract/cash-register";
import type { DecodedRequestOf } from "@cantina/contract/endpoint";
import { isAdministratorLevel } from "@cantina/domain/access";
import {
  type IntervalItem,
  type Watcher,
  branchReport,
  hidesCash,
  intervalTotals,
  rowsFor,
  takingTotals,
  withoutCash,
} from "@cantina/domain/cash-reports";
import { accepted, dayRange, localDateOf, refused, subtractMoney } from "@cantina/domain/kernel";
import { type AnswerOf, type RequestContext, invalid } from "../http/index.ts";
import { readBranchDay } from "./branch-day.queries.ts";
import { type ReportPlace, readReportPlace } from "./report-place.queries.ts";
import { type SessionRow, itemsOf, sessionsIn } from "./cash-interval.queries.ts";

type IntervalsQuery = DecodedRequestOf<typeof cashReportEndpoints.listCashIntervals>["query"];
type BranchQuery = DecodedRequestOf<typeof cashReportEndpoints.readBranchReport>["query"];

/** Longest range of a report, in days; specification §5. */
const longestRange = 365;
const dayMs = 86_400_000;

const watcherOf = ({ identity }: RequestContext, { isBlindClose }: ReportPlace): Watcher => ({
  isAdministrator: isAdministratorLevel(identity.level),
  isBlindClose,
});

function intervalOf(session: SessionRow, all: readonly IntervalItem[], isBlind: boolean): CashIntervalData {
  const items = isBlind ? withoutCash(all) : all;
  const takings = isBlind ? null : takingTotals(all);
  const totals = isBlind ? null : intervalTotals(all);
  const difference =
    totals === null || session.counted === null ? null : subtractMoney(session.counted, totals.expected);
  return {
    sessionId: session.id,
    sessionNumber: session.number,
    sellerId: session.sellerId,
    sellerName: session.sellerName,
    hasSellerLeft: session.hasSellerLeft,
    from: session.from,
    until: session.until,
    items,
    openingAmount: session.openingAmount,
    accumulatedInflow: totals?.accumulatedInflow ?? null,
    accumulatedOutflow: totals?.accumulatedOutflow ?? null,
    expected: totals?.expected ?? null,
    counted: session.counted,
    difference,
    totalBalanceCharges: takings?.totalBalanceCharges ?? null,
    totalBalanceChargesReturns: takings?.totalBalanceChargesReturns ?? null,
    totalOrderSales: takings?.totalOrderSales ?? null,
    totalOrderReturns: takings?.totalOrderReturns ?? null,
    totalCouponSales: takings?.totalCouponSales ?? null,
    totalCouponSaleReturns: takings?.totalCouponSaleReturns ?? null,
  };
}

/** The register sessions of some days, each with what happened in it. CASH-10 CASH-11 CASH-15 */
export async function listCashIntervals(
  { from, until, sellerId }: IntervalsQuery,
  context: RequestContext,
): Promise<AnswerOf<typeof cashReportEndpoints.listCashIntervals>> {
  const { db, identity } = context;
  const isAdministrator = isAdministratorLevel(identity.level);
  if (!isAdministrator && sellerId !== undefined && sellerId !== identity.profileId)
    return refused({ code: "WRONG_PERMISSIONS" });
  if (from > until) return refused({ code: "TO_BEFORE_FROM" });
  if (Date.parse(until) - Date.parse(from) > longestRange * dayMs)
    return refused(invalid("until", `El rango no puede superar los ${longestRange} días`));
  const place = await readReportPlace(db.kysely, identity);
  const range = { from: dayRange(from, place.zone).from, until: dayRange(until, place.zone).until };
  const seller = isAdministrator ? (sellerId ?? null) : identity.profileId;
  const sessions = await sessionsIn(db.kysely, { cafeteriaId: identity.cafeteriaId, sellerId: seller, range });
  const items = await itemsOf(
    db.kysely,
    sessions.map(({ id }) => id),
  );
  const watcher = watcherOf(context, place);
  const data = sessions.map((session) => {
    const register = { isOpen: session.until === null, isOwn: session.sellerId === identity.profileId };
    const isBlind = hidesCash(register, watcher);
    return intervalOf(session, items.get(session.id) ?? [], isBlind);
  });
  return accepted({ data });
}

/** The whole branch's day. CASH-13 CASH-15 */
export async function readBranchReport(
  { dateTime: day }: BranchQuery,
  context: RequestContext,
): Promise<AnswerOf<typeof cashReportEndpoints.readBranchReport>> {
  const { db, identity, clock } = context;
  const place = await readReportPlace(db.kysely, identity);
  if (day > localDateOf(clock.now(), place.zone)) return refused(invalid("dateTime", "La fecha no puede ser futura"));
  const range = dayRange(day, place.zone);
  const facts = await readBranchDay(db.kysely, identity.cafeteriaId, range);
  const rows = branchReport(facts, {
    hasCoupons: identity.features.includes("coupons"),
    hasCustomMethod: place.customName !== null,
  });
  const seen = rowsFor(rows, { ...watcherOf(context, place), openSince: place.openSince, dayEnd: range.until });
  return accepted({ data: seen });
}
