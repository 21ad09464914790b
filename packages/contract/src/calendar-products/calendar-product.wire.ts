import { calendarLimits } from "@cantina/domain/calendar-products";
import { counterPaymentMethods } from "@cantina/domain/cafeteria";
import { textLimits } from "@cantina/domain/kernel";
import * as v from "valibot";
import {
  type Given,
  classPriceOf,
  clockText,
  dateText,
  idOf,
  money,
  nameText,
  renamed,
  seenVersion,
  nonNegativeMoney,
  textUpTo,
  unitPrice,
  version,
} from "../wire/index.ts";

const insideNames = { cafeteriaClassPrices: "classPrices" } as const;

export const calendarProduct = renamed(
  v.object({
    id: idOf<"product">(),
    name: v.string(),
    description: v.string(),
    categoryId: idOf<"category">(),
    version,
    price: money,
    cafeteriaClassPrices: v.array(classPriceOf(money)),
    imageUrl: v.nullable(v.string()),
    shownInApp: v.boolean(),
    orderDates: v.array(dateText),
    /** When its orders are fetched. */
    deliveryTime: clockText,
    isOrderCancellable: v.boolean(),
    chargeForPastOrders: v.boolean(),
  }),
  insideNames,
);
export type CalendarProductData = Given<v.InferOutput<typeof calendarProduct>>;

const description = v.pipe(textUpTo(textLimits.productDescription), v.trim(), v.minLength(1, "Es obligatoria"));

/** Each class once. */
const classPrices = v.pipe(
  v.array(classPriceOf(unitPrice)),
  v.maxLength(calendarLimits.classPrices),
  v.check((rows) => new Set(rows.map(({ classId }) => classId)).size === rows.length, "Una clase está repetida"),
);

const orderDates = v.pipe(
  v.array(dateText),
  v.minLength(1, "Por favor ingrese al menos un día"),
  v.maxLength(calendarLimits.orderDates),
  v.transform((dates) => [...new Set(dates)].toSorted()),
);

const nothing = v.optional(v.null());
const noList = v.optional(v.pipe(v.array(v.null()), v.maxLength(0)));

/** What a pass is read without: it can be sent back so, and not otherwise. PASS-33 */
const lacking = {
  cost: nothing,
  currentStock: nothing,
  dailyLimit: nothing,
  barcode: nothing,
  ingredients: noList,
  displayDates: noList,
  hiddenForClasses: noList,
};

/** What is left out stays as it is. */
export const changedCalendarProduct = renamed(
  v.object({
    ...lacking,
    name: v.optional(nameText),
    description: v.optional(description),
    categoryId: v.optional(idOf<"category">()),
    price: v.optional(unitPrice),
    cafeteriaClassPrices: v.optional(classPrices),
    orderDates: v.optional(orderDates),
    /** Set once: another one is refused. */
    deliveryTime: v.optional(clockText),
    isOrderCancellable: v.optional(v.boolean()),
    chargeForPastOrders: v.optional(v.boolean()),
    shownInApp: v.optional(v.boolean()),
    version: seenVersion,
    /** A new picture comes as the part `image`. */
    removesImage: v.optional(v.boolean(), false),
  }),
  insideNames,
);

export const newCalendarProduct = renamed(
  v.object({
    ...lacking,
    name: nameText,
    description,
    categoryId: idOf<"category">(),
    price: unitPrice,
    cafeteriaClassPrices: v.optional(classPrices, []),
    orderDates,
    isOrderCancellable: v.optional(v.boolean(), false),
    chargeForPastOrders: v.optional(v.boolean(), false),
    shownInApp: v.optional(v.boolean(), true),
    deliveryTime: clockText,
  }),
  insideNames,
);

export const passPurchase = v.object({
  commensalId: idOf<"commensal">(),
  paymentMethod: v.picklist(counterPaymentMethods),
  /** The total that the buyer saw; PRICE_CHANGED when the server's differs. */
  expectedTotal: v.optional(v.nullable(nonNegativeMoney), null),
  ignoreLimit: v.optional(v.boolean(), false),
  ignoreInsufficientBalance: v.optional(v.boolean(), false),
  /** The commensal has it already and is to have it twice; else PASS_ALREADY_OWNED. */
  sellAgain: v.optional(v.boolean(), false),
});

export const boughtPass = v.object({
  purchaseId: v.string(),
  name: v.string(),
  buyerId: idOf<"profile">(),
  totalPrice: money,
  /** One per date; null: what was charged for the dates that were past. */
  orders: v.array(v.object({ id: idOf<"order">(), date: v.nullable(dateText), totalPrice: money })),
  /** Of the account that paid; null when no account did. */
  balanceAfter: v.nullable(money),
});
