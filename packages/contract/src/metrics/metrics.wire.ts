import { paymentMethods } from "@cantina/domain/cafeteria";
import { changeKinds } from "@cantina/domain/metrics";
import * as v from "valibot";
import { type Given, clockText, dateText, idOf, instantText, money } from "../wire/index.ts";

const span = v.object({ first: dateText, last: dateText });

/** What the figures are of, and how they were compared. */
const period = v.object({
  days: span,
  former: span,
  /** While it runs, the former one is counted only as far as the same time has elapsed. */
  isRunning: v.boolean(),
  openDays: v.object({ currentPeriod: v.number(), lastPeriod: v.number() }),
  /** When they were taken. */
  at: instantText,
});

const change = v.object({
  kind: v.picklist(changeKinds),
  /** Whole; null: there is none to tell. */
  percent: v.nullable(v.number()),
  isPerOpenDay: v.boolean(),
});

const amounts = v.object({ currentPeriod: money, lastPeriod: money });
const counts = v.object({ currentPeriod: v.number(), lastPeriod: v.number() });

const amountKpi = v.object({ ...amounts.entries, change, counts });
const countKpi = v.object({ ...counts.entries, change });
/** Told by how many, with what they come to. */
const countedAmountKpi = v.object({ ...countKpi.entries, amounts });

export const secondaryKpis = v.object({
  period,
  activeCommensalsKpi: countKpi,
  /** null: the cafeteria has no such feature. */
  subscriptionsKpi: v.nullable(countedAmountKpi),
  calendarProductsKpi: v.nullable(countedAmountKpi),
  /** Never positive. */
  negativeBalancesKpi: amountKpi,
});

export const balanceChargeKpi = v.object({ period, balanceChargesKpi: amountKpi });
export const orderKpi = v.object({ period, ordersKpi: countedAmountKpi });

const dailyAmounts = v.array(v.object({ date: dateText, amount: money }));
export const sales = v.object({ period, salesPerDay: dailyAmounts, formerSalesPerDay: dailyAmounts });

const slices = v.array(v.object({ paymentMethod: v.picklist(paymentMethods), amount: money }));
export const paymentMethodShares = v.object({ period, balanceChargesPieChart: slices, ordersPieChart: slices });

const commensal = v.object({ id: idOf<"commensal">(), name: v.string(), isDeleted: v.boolean(), amount: money });
const cafeteriaClass = v.object({ id: idOf<"class">(), name: v.string(), amount: money });
export const clientRanking = v.object({
  period,
  starCommensals: v.array(commensal),
  starClasses: v.array(cafeteriaClass),
});

/** `amount` is units, as of categories. */
const product = v.object({ id: idOf<"product">(), name: v.string(), isDeleted: v.boolean(), amount: v.number() });
const category = v.object({ id: idOf<"category">(), name: v.string(), amount: v.number() });
export const productRanking = v.object({
  period,
  bestSellingProducts: v.array(product),
  worstSellingProducts: v.array(product),
  popularCategories: v.array(category),
  /** `amount` is orders. */
  popularPickUpTimes: v.array(v.object({ time: clockText, amount: v.number() })),
});

export const premiumRequest = v.object({
  /** Whether a request would reach anybody. */
  isAvailable: v.boolean(),
  /** null: nobody asks for them, or nobody took it. */
  request: v.nullable(v.object({ requestedAt: instantText, requestedBy: v.string() })),
});
export type PremiumRequestData = Given<v.InferOutput<typeof premiumRequest>>;
