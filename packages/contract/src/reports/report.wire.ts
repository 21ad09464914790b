import { paymentMethods } from "@cantina/domain/cafeteria";
import * as v from "valibot";
import { promotionItem } from "../catalog/index.ts";
import { dateText, idOf, instantText, money, namedPerson } from "../wire/index.ts";

/** Of what was sold, or, below 0, of what was given back in those days. */
const signed = { isReturn: v.boolean() };

const productRow = v.object({
  type: v.picklist(["PRODUCT", "GENERIC"]),
  productId: v.nullable(idOf<"product">()),
  productVersion: v.nullable(v.number()),
  name: v.string(),
  isDeleted: v.boolean(),
  ...signed,
  /** What all units of a promotion held together. */
  items: v.array(promotionItem),
  price: money,
  quantity: v.number(),
  exchangedCouponsCount: v.number(),
  /** null: nobody told. */
  avgItemCost: v.nullable(money),
  /** price × (quantity − exchangedCouponsCount), before `discount`. */
  amount: money,
  discount: money,
});

/** amount: what was paid, after discounts. */
const counted = { ...signed, count: v.number(), amount: money };

const commensalRow = v.object({
  /** null: sold to nobody known. */
  commensalId: v.nullable(idOf<"commensal">()),
  commensal: v.nullable(namedPerson),
  ...counted,
  discountApplied: money,
});

const classRow = v.object({
  classId: v.nullable(idOf<"class">()),
  className: v.nullable(v.string()),
  ...counted,
  discountApplied: money,
});

const paymentMethod = v.picklist(paymentMethods);

const paymentRow = v.object({ paymentMethod, ...counted });

const balanceChargeRow = v.object({
  profileId: idOf<"profile">(),
  client: namedPerson,
  paymentMethod,
  ...counted,
});

/** What each report says beside its rows. */
const proof = {
  /** What its rows come to. */
  total: money,
  /** What the ledger says for the same filter. */
  ledgerTotal: money,
  /** When it was read. */
  readAt: instantText,
};

const discounted = { ...proof, totalDiscountAmount: money };

export const productReport = v.object({ rows: v.array(productRow), ...discounted });
export const commensalReport = v.object({ rows: v.array(commensalRow), ...discounted });
export const paymentReport = v.object({ rows: v.array(paymentRow), ...proof });
export const balanceChargeReport = v.object({ rows: v.array(balanceChargeRow), ...proof });

const sums = { total: money, totalDiscountAmount: money };

/** Some days, the first and the last included. Of orders: by product, commensal and class; of sales: by day and method. */
const reportBlock = v.object({
  from: dateText,
  until: dateText,
  products: v.array(productRow),
  commensals: v.array(commensalRow),
  classes: v.array(classRow),
  days: v.array(v.object({ day: dateText, count: v.number(), ...sums })),
  paymentMethods: v.array(paymentRow),
  ...sums,
});

export const generatedReport = v.object({
  reportType: v.picklist(["ORDERS", "SALES"]),
  blocks: v.array(reportBlock),
  ...discounted,
});

/** Units that a class takes on a day. */
export const dailyPurchase = v.object({
  type: v.picklist(["PRODUCT", "GENERIC"]),
  productId: v.nullable(idOf<"product">()),
  name: v.string(),
  classId: v.nullable(idOf<"class">()),
  className: v.nullable(v.string()),
  quantity: v.number(),
  items: v.array(promotionItem),
});
