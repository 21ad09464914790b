import type { ProfileType } from "../access/index.ts";
import type { PaymentMethod } from "../cafeteria/index.ts";
import { type Instant, type ProfileId, type Result, accepted, refused } from "../kernel/index.ts";
import {
  type OrderStatus,
  type OrderType,
  type OriginMedium,
  type PaymentPart,
  canBecome,
  isPaidBy,
} from "../orders/index.ts";
import type { Canceller } from "./cancel-reason.ts";
import { isOnlinePayment } from "./online-payment.ts";

export type RevertRefusal = { readonly code: "INVALID_REVERT_TRANSACTION" | "CLOSED_CASH_FLOW" };

/** A register session: none, or whether it still takes and gives cash. */
export type SessionState = "NONE" | "OPEN" | "CLOSED";

export type RevertFacts = {
  readonly transaction: {
    readonly orderType: OrderType;
    readonly status: OrderStatus;
    readonly paymentMethod: PaymentMethod;
    readonly payments?: readonly PaymentPart[] | undefined;
    readonly originMedium: OriginMedium;
    readonly buyerId: ProfileId | null;
    readonly pickUpDateTime: Instant | null;
  };
  readonly actor: { readonly profileId: ProfileId; readonly type: ProfileType };
  readonly now: Instant;
  /** Of the session that took the transaction. */
  readonly origin: SessionState;
  /** Whether who reverts has an open register. */
  readonly hasOwnRegister: boolean;
  /** False where nothing was paid in cash into a drawer. */
  readonly isDrawerCash: boolean;
};

/** In whose interval the return counts, and whose drawer gives the cash. */
export type ReturnPlace = "ORIGIN" | "OWN" | "NONE";

export type DecidedRevert = { readonly returnedIn: ReturnPlace; readonly cancelledBy: Canceller };

type Revertible = Pick<RevertFacts["transaction"], "orderType" | "status" | "paymentMethod">;

/** What a screen may offer to revert; the rest depends on more than the row shows. REVERT-01 REVERT-06 */
export function isRevertible({ orderType, status, paymentMethod }: Revertible): boolean {
  if (!canBecome(status, "CANCELLED")) return false;
  return orderType !== "BALANCE_CHARGE" || !isOnlinePayment(paymentMethod);
}

function isOwnWaitingOrder({ transaction, actor, now }: RevertFacts): boolean {
  const { orderType, status, originMedium, buyerId, pickUpDateTime } = transaction;
  const isTheirs = orderType === "ORDER" && originMedium === "MOBILE" && buyerId === actor.profileId;
  return isTheirs && status === "STARTED" && pickUpDateTime !== null && now < pickUpDateTime;
}

function returnPlaceOf({ transaction, origin, hasOwnRegister }: RevertFacts): ReturnPlace {
  if (origin === "OPEN") return "ORIGIN";
  // The cafeteria's cash beside all drawers: no drawer gives what none has got.
  if (origin === "NONE" && isPaidBy(transaction, "CASH")) return "NONE";
  return hasOwnRegister ? "OWN" : "NONE";
}

/** Whether this transaction can be reverted now, and where its return counts. REVERT-01 REVERT-04 REVERT-05 REVERT-06 REVERT-07 */
export function decideRevert(facts: RevertFacts): Result<DecidedRevert, RevertRefusal> {
  const isClient = facts.actor.type === "CLIENT";
  if (!isRevertible(facts.transaction)) return refused({ code: "INVALID_REVERT_TRANSACTION" });
  if (isClient && !isOwnWaitingOrder(facts)) return refused({ code: "INVALID_REVERT_TRANSACTION" });
  const returnedIn = returnPlaceOf(facts);
  if (facts.isDrawerCash && returnedIn === "NONE") return refused({ code: "CLOSED_CASH_FLOW" });
  return accepted({ returnedIn, cancelledBy: isClient ? "CLIENT" : "CAFETERIA" });
}
