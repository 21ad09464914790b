import { can, isAdministratorLevel } from "../access/index.ts";
import { type Instant, type Result, accepted, refused } from "../kernel/index.ts";
import { addsUp } from "../orders/index.ts";
import type { BookableSale, StockDecrement, UsedIgnore } from "./bookable-sale.ts";
import { wasDiscount } from "./late-discount.ts";
import { noSchoolRules } from "../school-rules/index.ts";
import { sealsOfPast } from "./check-seals.ts";
import { judgeItems, unitsOf } from "./late-items.ts";
import { type LateRegister, lateRegister } from "./late-register.ts";
import { earliestSale, lateTime } from "./late-time.ts";
import type { LateRefusal, LateSale } from "./late-sale.ts";
import type { LateSaleFacts } from "./late-sale-facts.ts";

export type BookableLateSale = BookableSale &
  LateRegister & {
    /** When it is booked to have been sold. */
    readonly soldAt: Instant;
    /** Units sold beyond the stock that was known, lowest product id first. */
    readonly shortages: readonly StockDecrement[];
  };

/** Everybody sends their own; the sales of somebody who can't sign in any more are sent by an administrator. SALE-42 */
export const maySend = ({ sellerId }: Pick<LateSale, "sellerId">, sender: LateSaleFacts["sender"]): boolean =>
  sender.id === sellerId || isAdministratorLevel(sender.level);

const checkSender = (sale: LateSale, { sender }: LateSaleFacts): LateRefusal | null =>
  maySend(sale, sender) ? null : { code: "WRONG_PERMISSIONS" };

/** The right of then counts, not that of now. SALE-42 */
function checkSeller({ seller, features }: LateSaleFacts, soldAt: Instant): LateRefusal | null {
  if (seller === null || seller.level === null || !can({ level: seller.level, features }, "sell"))
    return { code: "SELLER_NOT_ALLOWED" };
  return seller.lostRightAt !== null && seller.lostRightAt <= soldAt ? { code: "SELLER_NOT_ALLOWED" } : null;
}

/** A category's terms are somebody's, as they were. SALE-43, SALE-53 */
function checkDiner(sale: LateSale, facts: LateSaleFacts, soldAt: Instant): LateRefusal | null {
  const { commensalId, dinerDiscount } = sale;
  if (commensalId === null)
    return dinerDiscount === null ? null : { code: "INVALID_LATE_SALE", data: "UNKNOWN_COMMENSAL" };
  if (facts.diner === null) return { code: "INVALID_LATE_SALE", data: "UNKNOWN_COMMENSAL" };
  const then = { from: earliestSale(facts), until: soldAt };
  return dinerDiscount === null || wasDiscount(facts.diner.discounts, dinerDiscount, then)
    ? null
    : { code: "INVALID_LATE_SALE", data: "UNKNOWN_DISCOUNT" };
}

/** What the seller was told of at the till; which products contained it is of the past. ALLERGEN-06 */
const ignoresOf = ({ ignoredAllergens = [] }: LateSale): readonly UsedIgnore[] =>
  ignoredAllergens.length === 0 ? [] : [{ flag: "ignoreAllergens", allergens: ignoredAllergens.length }];

/**
 * What happened without the server is booked as it happened: limits, stock,
 * hidden and deleted products refuse nothing any more. Only what no till can
 * have sold is refused. SALE-41 to SALE-46
 */
export function decideLateSale(sale: LateSale, facts: LateSaleFacts): Result<BookableLateSale, LateRefusal> {
  const soldAt = lateTime(sale, facts);
  const fault = checkSender(sale, facts) ?? checkSeller(facts, soldAt) ?? checkDiner(sale, facts, soldAt);
  if (fault !== null) return refused(fault);
  const price = judgeItems(sale, facts.products);
  if (!price.ok) return price;
  // SPLIT-07
  if (!addsUp(sale, price.value.total)) return refused({ code: "INVALID_LATE_SALE", data: "WRONG_TOTAL" });
  const register = lateRegister(facts);
  if (!register.ok) return register;
  const stockDecrements = unitsOf(price.value.lines, facts.products);
  return accepted({
    ...price.value,
    ...register.value,
    soldAt,
    usedIgnores: [
      ...ignoresOf(sale),
      ...sealsOfPast(facts.products, facts.schoolRules ?? noSchoolRules, sale.ignoredSeals ?? []),
    ],
    stockDecrements,
    shortages: stockDecrements.flatMap(({ productId, quantity }) => {
      const missing = quantity - (facts.products.get(productId)?.currentStock ?? 0);
      return missing > 0 ? [{ productId, quantity: missing }] : [];
    }),
    buyerId: facts.diner?.clientId ?? null,
    commensalClassId: facts.diner?.classId ?? null,
    balanceAfter: null,
  });
}
