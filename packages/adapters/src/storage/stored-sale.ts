import { product } from "@cantina/contract/catalog";
import { clientAccount, discountCategory } from "@cantina/contract/clients";
import { counterPaymentMethods } from "@cantina/domain/cafeteria";
import { type BasisPoints, type Cents, type Id, basisPoints, cents, id } from "@cantina/domain/kernel";
import type { PendingSale } from "@cantina/domain/sale";
import * as v from "valibot";

// The device keeps minor units and basis points as the domain has them, where the wire carries decimals.
const amount = v.pipe(
  v.number(),
  v.safeInteger(),
  v.transform((minorUnits): Cents => cents(minorUnits)),
);
const share = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(10_000),
  v.transform((hundredths): BasisPoints => basisPoints(hundredths)),
);
const idOf = <Kind extends string>() =>
  v.pipe(
    v.string(),
    v.uuid(),
    v.transform((text): Id<Kind> => id<Kind>(text)),
  );
const quantity = v.pipe(v.number(), v.integer(), v.minValue(1));

const storedProduct = v.object({
  ...product.entries,
  price: amount,
  classPrices: v.array(v.object({ ...product.entries.classPrices.item.entries, price: amount })),
});

const storedCommensal = v.object({
  ...clientAccount.entries.commensals.item.entries,
  dailyLimit: v.nullable(amount),
});

const storedDiner = v.object({
  commensal: storedCommensal,
  client: v.object({
    ...clientAccount.entries,
    balance: amount,
    minimumBalance: v.nullable(amount),
    commensals: v.array(storedCommensal),
  }),
  className: v.nullable(v.string()),
  category: v.object({
    ...discountCategory.entries,
    rate: share,
    maxDiscount: v.nullable(amount),
    minimumBalance: amount,
  }),
  minimumBalance: amount,
});

const storedCart = v.object({
  lines: v.array(
    v.variant("kind", [
      v.object({ kind: v.literal("PRODUCT"), key: v.string(), product: storedProduct, quantity }),
      v.object({ kind: v.literal("GENERIC"), key: v.string(), name: v.string(), price: amount, quantity }),
    ]),
  ),
  diner: v.nullable(storedDiner),
  paymentMethod: v.picklist(counterPaymentMethods),
  sellerDiscount: v.nullable(share),
  description: v.string(),
});

const storedRequest = v.object({
  cartId: idOf<"cart">(),
  orderItems: v.array(
    v.variant("type", [
      v.object({ type: v.literal("PRODUCT"), productId: idOf<"product">(), quantity, productVersion: v.number() }),
      v.object({ type: v.literal("GENERIC"), name: v.string(), price: amount, quantity }),
    ]),
  ),
  commensalId: v.nullable(idOf<"commensal">()),
  comments: v.string(),
  paymentMethod: v.picklist(counterPaymentMethods),
  expectedTotal: v.nullable(amount),
  sellerDiscount: v.nullable(share),
  markAsCompleted: v.boolean(),
  ignoreLimit: v.boolean(),
  ignoreAllProductsDailyLimit: v.boolean(),
  ignoreInsufficientBalance: v.boolean(),
});

export const storedPendingSale: v.GenericSchema<unknown, PendingSale> = v.object({
  key: idOf<"idempotency-key">(),
  cartId: idOf<"cart">(),
  cart: storedCart,
  request: storedRequest,
});
