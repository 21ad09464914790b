import { allergens } from "@cantina/domain/allergens";
import { pickupFaults } from "@cantina/domain/app-orders";
import { countFaults } from "@cantina/domain/counts";
import { orderStatuses } from "@cantina/domain/orders";
import { planFaults } from "@cantina/domain/production";
import { lateFaults } from "@cantina/domain/sale";
import { seals } from "@cantina/domain/school-rules";
import { unreadableReasons } from "@cantina/domain/uploads";
import * as v from "valibot";
import { type Given, clockText, dateText, idOf, instantText, money, seenVersion } from "../wire/index.ts";
import type { Endpoint } from "./endpoint.ts";
import { type ErrorCode, type anyCallCodes, type bodyCodes, errorCodes, type signedInCodes } from "./error-codes.ts";

/** `{ Message: { Message, ExtraData } }`; an expired session also carries Code -1. */
export const failureBody = v.object({
  Code: v.optional(v.number()),
  Message: v.object({ Message: v.picklist(errorCodes), ExtraData: v.optional(v.unknown()) }),
});
export type FailureBody = v.InferInput<typeof failureBody>;

export const expiredSessionCode = -1;

/** ExtraData of VALIDATION. */
const validationFaults = v.array(v.object({ path: v.string(), message: v.string() }));

const shortages = v.array(v.object({ productId: idOf<"product">(), name: v.string(), available: v.number() }));

const sealsFound = v.array(
  v.object({ productId: idOf<"product">(), name: v.string(), seals: v.array(v.picklist(seals)) }),
);

/** ExtraData by code, where a code carries any. */
export const failureData = {
  VALIDATION: validationFaults,
  /** Cash beyond the cap is asked about; the same with `confirmed` is booked. */
  IMPLAUSIBLE_AMOUNT: v.object({ amount: money, cap: money }),
  /** The header Retry-After says the same. */
  TOO_MANY_REQUESTS: v.optional(v.object({ retryAfterSeconds: v.pipe(v.number(), v.integer(), v.minValue(0)) })),
  /** The amount left to the commensal today. */
  DAILY_LIMIT_EXCEEDED: money,
  DAILY_STOCK_LIMIT_EXCEEDED: shortages,
  /** The first of them: asked again with this key, it tells what became of it. */
  POSSIBLE_DUPLICATE: v.object({
    idempotencyKey: idOf<"idempotency-key">(),
    receivedAt: instantText,
    isAnswered: v.boolean(),
    /** What it made; null: nothing yet, or nothing with an id. */
    id: v.nullable(v.string()),
  }),
  OUT_OF_STOCK: shortages,
  /** What the commensal may not have; a server of the release before says none. */
  RESTRICTED_ORDER: v.optional(v.array(v.object({ productId: idOf<"product">(), name: v.string() }))),
  /** Which product contains which allergens of the commensal. */
  ALLERGENS_CONTAINED: v.array(
    v.object({ productId: idOf<"product">(), name: v.string(), allergens: v.array(v.picklist(allergens)) }),
  ),
  /** Which product carries which seals of the country: who sells in spite of them names them, or nobody sells it here. */
  SEALS_CONTAINED: sealsFound,
  SEALS_BLOCKED: sealsFound,
  /** What the cart became. */
  CART_ALREADY_SOLD: v.optional(idOf<"order">()),
  INVALID_LATE_SALE: v.picklist(lateFaults),
  INSUFFICIENT_BALANCE: v.object({ balance: money, minimumBalance: money, missing: money }),
  NEGATIVE_BALANCE: v.object({ balance: money, floor: money, missing: money }),
  /** What the order is now. */
  STALE_ORDER: v.object({ id: idOf<"order">(), status: v.picklist(orderStatuses), version: v.number() }),
  /** What the account holds, which was not what was confirmed. */
  UNCONFIRMED_BALANCE: v.object({ balance: money }),
  /** The version that there is now. */
  STALE_ENTRY: v.object({ id: v.string(), version: v.number() }),
  /** What the product is now. */
  STALE_PRODUCT: v.object({
    id: idOf<"product">(),
    revision: v.number(),
    version: v.number(),
    name: v.string(),
    price: money,
  }),
  /** The order that stands now. */
  STALE_SORT: v.array(v.object({ id: v.string(), position: v.number() })),
  DELETE_PRODUCT_IN_USE: v.array(
    v.object({
      productId: idOf<"product">(),
      name: v.string(),
      coupons: v.array(v.string()),
      promotions: v.array(v.string()),
    }),
  ),
  /** The classes as they are now. */
  INVALID_CLASS_POSITIONS: v.object({
    version: v.number(),
    classes: v.array(v.object({ id: idOf<"class">(), version: seenVersion, name: v.string(), position: v.number() })),
  }),
  /** How many commensals are in it. */
  CLASS_IN_USE: v.object({ commensals: v.number() }),
  /** How many, the first of them, and what an edit sends that knows of all of them. */
  ORDERS_TOUCHED: v.object({
    seen: v.string(),
    count: v.number(),
    orders: v.array(
      // null: who was deleted.
      v.object({ id: idOf<"order">(), commensal: v.nullable(v.string()), date: dateText, time: clockText }),
    ),
  }),
  /** What is made of it, by name. */
  CONSUMABLE_IN_USE: v.object({ consumables: v.array(v.string()), products: v.array(v.string()) }),
  /** Units that there are. */
  STOCK_EXCEEDED: v.object({ available: v.number() }),
  /** The rows that are wrong; nothing was booked. */
  COUNT_REFUSED: v.array(v.object({ productId: idOf<"product">(), fault: v.picklist(countFaults) })),
  INVENTORY_COUNT_REFUSED: v.array(v.object({ consumableId: idOf<"consumable">(), fault: v.picklist(countFaults) })),
  /** How much of it could be moved or prepared, in its unit. */
  INVENTORY_EXCEEDED: v.object({ consumableId: idOf<"consumable">(), most: v.number() }),
  /** Why, and the consumable that it is because of. */
  PLAN_REFUSED: v.object({ reason: v.picklist(planFaults), consumableName: v.nullable(v.string()) }),
  /** The names of its supplies. */
  SUPPLIER_IN_USE: v.array(v.string()),
  PICKUP_NOT_AVAILABLE: v.object({ reason: v.picklist(pickupFaults) }),
  INVALID_UPLOAD: v.picklist(unreadableReasons),
  /** How many; a dry run lists them. */
  UPLOAD_FAULTS: v.number(),
  PRICE_CHANGED: v.object({
    shownTotal: money,
    total: money,
    lines: v.array(
      v.object({
        productId: idOf<"product">(),
        name: v.string(),
        version: v.number(),
        shownPrice: money,
        price: money,
      }),
    ),
  }),
} as const;

type Data = typeof failureData;
type DataFor<C extends keyof Data> = Given<v.InferOutput<Data[C]>>;

/** A failure whose ExtraData means something, with it. */
type FailureWithData = {
  readonly [C in keyof Data]: { readonly code: C } & (undefined extends DataFor<C>
    ? { readonly data?: DataFor<C> }
    : { readonly data: DataFor<C> });
}[keyof Data];

/** Every code with the data that its schema says. */
export type Failure = FailureWithData | { readonly code: Exclude<ErrorCode, keyof Data>; readonly data?: undefined };

/** What an endpoint's access, body and path bring with them stands in no list of errors. */
type CodeOf<E extends Endpoint> =
  | E["errors"][number]
  | (typeof anyCallCodes)[number]
  | (E["access"] extends "anonymous" ? never : (typeof signedInCodes)[number])
  | (E extends { readonly body: v.GenericSchema } ? (typeof bodyCodes)[number] : never)
  | (E["path"] extends `${string}{cafeteriaId}${string}` ? "WRONG_CAFETERIA" : never);

/** What the server's handler may refuse with. */
export type FailureOf<E extends Endpoint> = Failure & { readonly code: CodeOf<E> };

const dataByCode: Readonly<Partial<Record<ErrorCode, v.GenericSchema>>> = failureData;

export const failureDataOf = (code: ErrorCode): v.GenericSchema | undefined => dataByCode[code];
