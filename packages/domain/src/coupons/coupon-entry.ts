import {
  type Cents,
  type Instant,
  type LocalDate,
  type ProductId,
  type Result,
  type TextFault,
  type TimeZone,
  accepted,
  instantAt,
  localDateOf,
  localTimeOf,
  readClockEntry,
  readWholeEntry,
  refused,
  textFault,
  textLimits,
} from "../kernel/index.ts";
import type { CouponDraft } from "./coupon-draft.ts";
import { type Coupon, couponLimits } from "./coupon.ts";
import { decideExpiration } from "./decide-coupon-edit.ts";

/** What stands in the form's fields. */
export type CouponEntry = {
  readonly name: string;
  readonly description: string;
  readonly productIds: readonly ProductId[];
  readonly quantity: string;
  readonly price: Cents | null;
  readonly validity: "DAYS" | "DATE";
  readonly validDays: string;
  readonly date: LocalDate | null;
  readonly time: string;
  readonly shownInApp: boolean;
  readonly isActive: boolean;
};

export type CouponFaults = {
  readonly name?: TextFault;
  readonly description?: TextFault;
  readonly productIds?: "MISSING";
  readonly quantity?: "OUT_OF_RANGE";
  readonly price?: "MISSING";
  readonly validDays?: "OUT_OF_RANGE";
  readonly date?: "MISSING" | "PAST";
  readonly time?: "MISSING";
};

export const emptyCoupon: CouponEntry = {
  name: "",
  description: "",
  productIds: [],
  quantity: "",
  price: null,
  validity: "DAYS",
  validDays: "",
  date: null,
  time: "",
  shownInApp: false,
  isActive: true,
};

/** Products that are no longer in the catalogue are left out: they can't be chosen anew. */
export const couponEntryOf = (coupon: Coupon, zone: TimeZone, known: ReadonlySet<ProductId>): CouponEntry => ({
  name: coupon.name,
  description: coupon.description,
  productIds: coupon.productIds.filter((productId) => known.has(productId)),
  quantity: String(coupon.quantity),
  price: coupon.price,
  validity: coupon.expirationDate === null ? "DAYS" : "DATE",
  validDays: coupon.validDays === null ? "" : String(coupon.validDays),
  date: coupon.expirationDate === null ? null : localDateOf(coupon.expirationDate, zone),
  time: coupon.expirationDate === null ? "" : localTimeOf(coupon.expirationDate, zone),
  shownInApp: coupon.shownInApp,
  isActive: coupon.status === "ENABLED",
});

export type CouponFacts = {
  readonly zone: TimeZone;
  readonly at: Instant;
  /** The coupon's expiration before the edit; null: none. */
  readonly former: Instant | null;
};

function expirationOf({ date, time }: CouponEntry, { zone, at, former }: CouponFacts) {
  const clock = readClockEntry(time);
  if (date === null || clock === null)
    return refused({
      ...(date === null && { date: "MISSING" as const }),
      ...(clock === null && { time: "MISSING" as const }),
    });
  // The field tells minutes only; what was not touched stays as it was, to the second.
  const typed = instantAt(date, clock, zone);
  const expirationDate = former?.slice(0, 16) === typed.slice(0, 16) ? former : typed;
  return decideExpiration({ expirationDate }, { at, former }).ok
    ? accepted(expirationDate)
    : refused({ date: "PAST" as const });
}

/** What the form would send, or what keeps it from being sent; specification §5, Coupon form. COUPON-10 */
export function checkCouponEntry(entry: CouponEntry, facts: CouponFacts): Result<CouponDraft, CouponFaults> {
  const [name, description] = [entry.name.trim(), entry.description.trim()];
  const [wrongName, wrongDescription] = [textFault(name), textFault(description, textLimits.couponDescription)];
  const quantity = readWholeEntry(entry.quantity, couponLimits.uses);
  const validDays = readWholeEntry(entry.validDays, couponLimits.validDays);
  const hasDays = entry.validity === "DAYS";
  const expiration = hasDays ? accepted(null) : expirationOf(entry, facts);
  const faults: CouponFaults = {
    ...(wrongName !== null && { name: wrongName }),
    ...(wrongDescription !== null && { description: wrongDescription }),
    ...(entry.productIds.length === 0 && { productIds: "MISSING" }),
    ...(quantity === null && { quantity: "OUT_OF_RANGE" }),
    ...(entry.price === null && { price: "MISSING" }),
    ...(hasDays && validDays === null && { validDays: "OUT_OF_RANGE" }),
    ...(expiration.ok ? {} : expiration.failure),
  };
  if (Object.keys(faults).length > 0 || quantity === null || entry.price === null || !expiration.ok)
    return refused(faults);
  return accepted({
    name,
    description,
    productIds: entry.productIds,
    quantity,
    price: entry.price,
    validDays: hasDays ? validDays : null,
    expirationDate: expiration.value,
    shownInApp: entry.shownInApp,
    status: entry.isActive ? "ENABLED" : "DISABLED",
  });
}
