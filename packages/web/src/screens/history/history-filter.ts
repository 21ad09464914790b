import { type Feature, type PaymentMethod, paymentMethods } from "@cantina/domain/cafeteria";
import {
  type Cents,
  type Instant,
  type LocalDate,
  type LocalTime,
  cents,
  id,
  instant,
  localTime,
  textLimits,
} from "@cantina/domain/kernel";
import { type OrderType, type OriginMedium, orderTypes, originMedia } from "@cantina/domain/orders";
import {
  type DateKind,
  type PassChoice,
  checkHistoryDates,
  dateKinds,
  passChoices,
} from "@cantina/domain/transactions";
import type { HistoryDiner, HistoryQuery } from "../../composition/live-data/index.ts";
import * as texts from "../../texts/history.ts";
import * as words from "../../texts/words.ts";
import {
  type AddressField,
  flagField,
  choiceField,
  dayField,
  idField,
  idsField,
  openField,
  pageField,
  textField,
} from "../../ui/address-field.ts";

export const statusChoices = ["PENDING", "COMPLETED", "CANCELLED_BY_CAFETERIA", "CANCELLED_BY_CLIENT"] as const;
export type StatusChoice = (typeof statusChoices)[number];

/** What the screen asks the history for; "", nothing and null: anything. */
export type HistoryFilter = {
  readonly search: string;
  readonly dateKind: DateKind;
  readonly from: LocalDate | null;
  readonly until: LocalDate | null;
  readonly orderType: OrderType | "";
  readonly status: StatusChoice | "";
  readonly paymentMethod: PaymentMethod | "";
  readonly originMedium: OriginMedium | "";
  readonly sellerId: string;
  readonly commensalId: string;
  readonly classIds: readonly string[];
  /** Only what nobody known was sold. */
  readonly withoutCommensal: boolean;
  readonly buyerId: string;
  /** What has a line of it; where a report leads to. */
  readonly productId: string;
  /** 0: of any. */
  readonly productVersion: number;
  readonly genericName: string;
  /** null: any. */
  readonly unitPrice: Cents | null;
  readonly categoryId: string;
  readonly pickUpTime: LocalTime | "";
  readonly passes: PassChoice | "";
  /** Nothing from that moment on; "": no end but that of the days. */
  readonly before: Instant | "";
  /** Nothing that was cancelled. */
  readonly withoutReverted: boolean;
  /** As a report counts it: what was given back since, too. */
  readonly asSold: boolean;
  /** Only what was discounted, and how much that is. */
  readonly withDiscount: boolean;
  /** Of how many units it all is. */
  readonly withUnits: boolean;
};

export const anything: HistoryFilter = {
  search: "",
  dateKind: "ORDER_DATE",
  from: null,
  until: null,
  orderType: "",
  status: "",
  paymentMethod: "",
  originMedium: "",
  sellerId: "",
  commensalId: "",
  classIds: [],
  withoutCommensal: false,
  buyerId: "",
  productId: "",
  productVersion: 0,
  genericName: "",
  unitPrice: null,
  categoryId: "",
  pickUpTime: "",
  passes: "",
  before: "",
  withoutReverted: false,
  asSold: false,
  withDiscount: false,
  withUnits: false,
};

/** As it is written, and of a day that there is. */
function isMoment(text: string): boolean {
  const moment = new Date(text);
  return !Number.isNaN(moment.getTime()) && moment.toISOString() === text;
}

const mostVersions = 999_999_999;
const versionField: AddressField<number> = {
  initial: 0,
  read: (text) => (/^[1-9]\d*$/u.test(text) && Number(text) <= mostVersions ? Number(text) : undefined),
  write: String,
};

/** In cents. */
const priceField: AddressField<Cents | null> = {
  initial: null,
  read: (text) => (/^\d{1,12}$/u.test(text) ? cents(Number(text)) : undefined),
  write: (price) => (price === null ? "" : String(price)),
};

const clockField: AddressField<LocalTime | ""> = {
  initial: "",
  read: (text) => (/^(?:[01]\d|2[0-3]):[0-5]\d$/u.test(text) ? localTime(text) : undefined),
  write: (time) => time,
};

const momentField: AddressField<Instant | ""> = {
  initial: "",
  read: (text) => (isMoment(text) ? instant(text) : undefined),
  write: (moment) => moment,
};

/** As the address has it, with the place within the result. */
export const historyFields = {
  search: textField(textLimits.name),
  dateKind: choiceField(dateKinds, "ORDER_DATE"),
  from: dayField,
  until: dayField,
  orderType: choiceField<OrderType | "">(["", ...orderTypes], ""),
  status: choiceField<StatusChoice | "">(["", ...statusChoices], ""),
  paymentMethod: choiceField<PaymentMethod | "">(["", ...paymentMethods], ""),
  originMedium: choiceField<OriginMedium | "">(["", ...originMedia], ""),
  sellerId: idField,
  commensalId: idField,
  classIds: idsField,
  withoutCommensal: flagField,
  buyerId: idField,
  productId: idField,
  productVersion: versionField,
  genericName: { ...textField(textLimits.name), isTyped: false },
  unitPrice: priceField,
  categoryId: idField,
  pickUpTime: clockField,
  passes: choiceField<PassChoice | "">(["", ...passChoices], ""),
  before: momentField,
  withoutReverted: flagField,
  asSold: flagField,
  withDiscount: flagField,
  withUnits: flagField,
  page: pageField,
  open: openField,
};

const statusQueries: Readonly<Record<StatusChoice, HistoryQuery>> = {
  PENDING: { status: "STARTED" },
  COMPLETED: { status: "COMPLETED" },
  CANCELLED_BY_CAFETERIA: { cancelledBy: "CAFETERIA" },
  CANCELLED_BY_CLIENT: { cancelledBy: "CLIENT" },
};

/** Only what narrows, so that one question has one name in the cache. */
export const queryOf = (filter: HistoryFilter): HistoryQuery => ({
  ...(filter.search.trim() !== "" && { search: filter.search.trim() }),
  ...(filter.dateKind !== "ORDER_DATE" && { dateKind: filter.dateKind }),
  ...(filter.from !== null && { from: filter.from }),
  ...(filter.until !== null && { until: filter.until }),
  ...(filter.orderType !== "" && { orderType: filter.orderType }),
  ...(filter.status !== "" && statusQueries[filter.status]),
  ...(filter.paymentMethod !== "" && { paymentMethod: filter.paymentMethod }),
  ...(filter.originMedium !== "" && { originMedium: filter.originMedium }),
  ...(filter.sellerId !== "" && { sellerId: id<"profile">(filter.sellerId) }),
  ...(filter.commensalId !== "" && { commensalId: id<"commensal">(filter.commensalId) }),
  ...(filter.classIds.length > 0 && { classIds: filter.classIds.map((classId) => id<"class">(classId)) }),
  ...(filter.withoutCommensal && { withoutCommensal: "true" }),
  ...(filter.buyerId !== "" && { buyerId: id<"profile">(filter.buyerId) }),
  ...(filter.productId !== "" && { productId: id<"product">(filter.productId) }),
  ...(filter.productVersion > 0 && { productVersion: filter.productVersion }),
  ...(filter.genericName !== "" && { genericName: filter.genericName }),
  ...(filter.unitPrice !== null && { unitPrice: filter.unitPrice }),
  ...(filter.categoryId !== "" && { categoryId: id<"category">(filter.categoryId) }),
  ...(filter.pickUpTime !== "" && { pickUpTime: filter.pickUpTime }),
  ...(filter.passes !== "" && { passes: filter.passes }),
  ...(filter.before !== "" && { before: filter.before }),
  ...(filter.withoutReverted && { withoutReverted: "true" }),
  ...(filter.asSold && { asSold: "true" }),
  ...(filter.withDiscount && { withDiscount: "true" }),
  ...(filter.withUnits && { withUnits: "true" }),
});

/** What keeps the filter from being asked, at the field that it concerns. HISTORY-01 */
export function dateFaults(
  { dateKind: kind, from, until }: HistoryFilter,
  today: LocalDate,
): { readonly from?: string; readonly until?: string } {
  const checked = checkHistoryDates({ kind, from, until }, today);
  if (checked.ok) return {};
  if (checked.failure.code === "TO_BEFORE_FROM") return { from: words.rangeReversed };
  const fault = kind === "CANCELLATION_DATE" ? texts.cancellationInFuture : texts.orderDateInFuture;
  return from !== null && from > today ? { from: fault } : { until: fault };
}

/** A commensal who is not of the chosen classes is no choice any more. */
export const isOfClasses = ({ classId }: Pick<HistoryDiner, "classId">, classIds: readonly string[]): boolean =>
  classIds.length === 0 || (classId !== null && classIds.includes(classId));

const methodFeatures: Partial<Readonly<Record<PaymentMethod, Feature>>> = {
  MERCADO_PAGO: "mercadoPago",
  WALLET_CONNECT: "walletConnect",
  DIRECTA24: "directa24",
  PLEXO: "plexo",
  MATTILDA: "mattilda",
};

/** Those that the cafeteria can have taken. */
export const methodsFor = (
  methods: readonly PaymentMethod[],
  {
    features,
    customPaymentMethod,
  }: { readonly features: readonly Feature[]; readonly customPaymentMethod: string | null },
): readonly PaymentMethod[] =>
  methods.filter((method) => {
    const feature = methodFeatures[method];
    if (feature !== undefined) return features.includes(feature);
    return method !== "CUSTOM" || customPaymentMethod !== null;
  });

const typeFeatures: Partial<Readonly<Record<OrderType, Feature>>> = {
  COUPON_BUY: "coupons",
  SUBSCRIPTION_CHARGE: "subscriptions",
};

export const typesFor = (types: readonly OrderType[], features: readonly Feature[]): readonly OrderType[] =>
  types.filter((type) => {
    const feature = typeFeatures[type];
    return feature === undefined || features.includes(feature);
  });

export const mediaFor = (media: readonly OriginMedium[], features: readonly Feature[]): readonly OriginMedium[] =>
  media.filter((medium) => medium !== "SUBSCRIPTION" || features.includes("subscriptions"));
