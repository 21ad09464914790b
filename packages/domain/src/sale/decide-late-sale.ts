import { can, isAdministratorLevel } from "../access/index.ts";
import { type Result, accepted, millisecondsBetween, refused } from "../kernel/index.ts";
import type { BookableSale, StockDecrement } from "./bookable-sale.ts";
import { judgeItems, unitsOf } from "./late-items.ts";
import { type LateRegister, lateRegister } from "./late-register.ts";
import type { LateRefusal, LateSale } from "./late-sale.ts";
import type { LateSaleFacts } from "./late-sale-facts.ts";

const minute = 60_000;

/** A till's clock may be a little ahead of the server's. */
const clockLeeway = 5 * minute;
/** As long as keys are kept; later nobody could tell a repeat from a sale. */
const longestWait = 7 * 24 * 60 * minute;

export type BookableLateSale = BookableSale &
  LateRegister & {
    /** Units sold beyond the stock that was known, lowest product id first. */
    readonly shortages: readonly StockDecrement[];
  };

/** Everybody sends their own; the sales of somebody who can't sign in any more are sent by an administrator. SALE-42 */
export const maySend = ({ sellerId }: Pick<LateSale, "sellerId">, sender: LateSaleFacts["sender"]): boolean =>
  sender.id === sellerId || isAdministratorLevel(sender.level);

const checkSender = (sale: LateSale, { sender }: LateSaleFacts): LateRefusal | null =>
  maySend(sale, sender) ? null : { code: "WRONG_PERMISSIONS" };

/** SALE-41 */
function checkTime({ soldAt }: LateSale, { at }: LateSaleFacts): LateRefusal | null {
  const age = millisecondsBetween(soldAt, at);
  if (age < -clockLeeway) return { code: "INVALID_LATE_SALE", data: "IN_FUTURE" };
  return age > longestWait ? { code: "INVALID_LATE_SALE", data: "TOO_OLD" } : null;
}

/** The right of then counts, not that of now. SALE-42 */
function checkSeller({ soldAt }: LateSale, { seller, features }: LateSaleFacts): LateRefusal | null {
  if (seller === null || seller.level === null || !can({ level: seller.level, features }, "sell"))
    return { code: "SELLER_NOT_ALLOWED" };
  return seller.lostRightAt !== null && seller.lostRightAt <= soldAt ? { code: "SELLER_NOT_ALLOWED" } : null;
}

/** A category's terms are somebody's. SALE-43 */
function checkDiner({ commensalId, dinerDiscount }: LateSale, { diner }: LateSaleFacts): LateRefusal | null {
  if (commensalId === null)
    return dinerDiscount === null ? null : { code: "INVALID_LATE_SALE", data: "UNKNOWN_COMMENSAL" };
  return diner === null ? { code: "INVALID_LATE_SALE", data: "UNKNOWN_COMMENSAL" } : null;
}

/**
 * What happened without the server is booked as it happened: limits, stock,
 * hidden and deleted products refuse nothing any more. Only what no till can
 * have sold is refused. SALE-41 to SALE-46
 */
export function decideLateSale(sale: LateSale, facts: LateSaleFacts): Result<BookableLateSale, LateRefusal> {
  const fault =
    checkSender(sale, facts) ?? checkTime(sale, facts) ?? checkSeller(sale, facts) ?? checkDiner(sale, facts);
  if (fault !== null) return refused(fault);
  const price = judgeItems(sale, facts.products);
  if (!price.ok) return price;
  const register = lateRegister(facts);
  if (!register.ok) return register;
  const stockDecrements = unitsOf(price.value.lines, facts.products);
  return accepted({
    ...price.value,
    ...register.value,
    usedIgnores: [],
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
