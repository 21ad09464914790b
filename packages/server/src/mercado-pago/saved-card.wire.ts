import type { SavedCard } from "@cantina/domain/payments";
import { type Instant, instant } from "@cantina/domain/kernel";
import * as v from "valibot";
import { cardKinds, text } from "./payment.wire.ts";

const brand = v.pipe(text, v.minLength(1), v.maxLength(64));

/** What it tells beside this, such as the first six digits and the holder, is not read. CARD-11 */
const card = v.object({
  id: text,
  customer_id: text,
  last_four_digits: v.pipe(v.string(), v.regex(/^\d{4}$/u)),
  expiration_month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  expiration_year: v.pipe(v.number(), v.integer(), v.minValue(2_000), v.maxValue(2_200)),
  payment_method: v.object({ id: brand, payment_type_id: v.optional(v.nullable(v.string()), null) }),
  date_created: v.pipe(v.string(), v.isoTimestamp(), v.transform(instant)),
});

export type ReadCard = { readonly card: SavedCard; readonly addedAt: Instant };

/** undefined: not a card that we can read. */
export function readCard(json: unknown): ReadCard | undefined {
  const read = v.safeParse(card, json);
  if (!read.success) return undefined;
  const { output } = read;
  return {
    card: {
      customerId: output.customer_id,
      cardId: output.id,
      lastFour: output.last_four_digits,
      brand: output.payment_method.id,
      kind: cardKinds.get(output.payment_method.payment_type_id ?? "") ?? "OTHER",
      expiryMonth: output.expiration_month,
      expiryYear: output.expiration_year,
    },
    addedAt: output.date_created,
  };
}
