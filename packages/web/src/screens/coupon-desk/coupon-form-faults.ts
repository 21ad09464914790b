import { type Coupon, type CouponDraft, couponLimits, decideExpiration } from "@cantina/domain/coupons";
import {
  type Cents,
  type Instant,
  type LocalDate,
  type ProductId,
  type Result,
  type TimeZone,
  accepted,
  instantAt,
  localDateOf,
  localTimeOf,
  refused,
  textLimits,
} from "@cantina/domain/kernel";
import { readClockEntry } from "../../ui/clock-entry.ts";
import { readWholeEntry } from "../../ui/whole-entry.ts";

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

export type CouponFormFaults = Partial<
  Record<"name" | "description" | "productIds" | "quantity" | "price" | "validDays" | "date" | "time", string>
>;

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
export const entryOf = (coupon: Coupon, zone: TimeZone, known: ReadonlySet<ProductId>): CouponEntry => ({
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
      ...(date === null && { date: "Por favor ingrese una fecha de vencimiento" }),
      ...(clock === null && { time: "Por favor ingrese un horario (HH:mm)" }),
    });
  // The field tells minutes only; what was not touched stays as it was, to the second.
  const typed = instantAt(date, clock, zone);
  const expirationDate = former?.slice(0, 16) === typed.slice(0, 16) ? former : typed;
  return decideExpiration({ expirationDate }, { at, former }).ok
    ? accepted(expirationDate)
    : refused({ date: "La fecha de vencimiento debe ser futura" });
}

/** What the form would send, or what keeps it from being sent; specification §5, Coupon form. COUPON-10 */
export function checkCouponEntry(entry: CouponEntry, facts: CouponFacts): Result<CouponDraft, CouponFormFaults> {
  const [name, description] = [entry.name.trim(), entry.description.trim()];
  const quantity = readWholeEntry(entry.quantity, couponLimits.uses);
  const validDays = readWholeEntry(entry.validDays, couponLimits.validDays);
  const hasDays = entry.validity === "DAYS";
  const expiration = hasDays ? accepted(null) : expirationOf(entry, facts);
  const faults: CouponFormFaults = {
    ...((name === "" || name.length > textLimits.name) && { name: "Por favor ingrese un título" }),
    ...((description === "" || description.length > textLimits.couponDescription) && {
      description: "Por favor ingrese una descripción",
    }),
    ...(entry.productIds.length === 0 && { productIds: "Se requiere al menos un producto asociado" }),
    ...(quantity === null && { quantity: `Por favor ingrese una cantidad de 1 a ${couponLimits.uses}` }),
    ...(entry.price === null && { price: "Por favor ingrese un precio" }),
    ...(hasDays &&
      validDays === null && { validDays: `Por favor ingrese una cantidad de días de 1 a ${couponLimits.validDays}` }),
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
