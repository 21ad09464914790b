import { isRegisterMissing } from "../cash-register/index.ts";
import { type RegisterSessionId, type Result, accepted, refused } from "../kernel/index.ts";
import type { LateRefusal } from "./late-sale.ts";
import type { LateSaleFacts } from "./late-sale-facts.ts";

export type LateRegister = {
  readonly registerSessionId: RegisterSessionId | null;
  /** Sold in one session and booked in the next. */
  readonly isInNextSession: boolean;
};

type Facts = Pick<LateSaleFacts, "features" | "seller" | "registerThen" | "registerNow">;

/** Whoever has no right to sell any more opens no register either: a sale of theirs waits for none. */
export const mustWait = ({ features, seller }: Facts): boolean =>
  seller?.lostRightAt === null && isRegisterMissing({ sellerLevel: seller.level, isRegisterOpen: false, features });

/**
 * The session that it was sold in while that is open, else the next one, marked
 * as such: a closed session never changes. Without a next one it waits, if the
 * seller may not sell without. SALE-45
 */
export function lateRegister(facts: Facts): Result<LateRegister, LateRefusal> {
  const { registerThen, registerNow } = facts;
  if (registerThen !== null && registerThen.id === registerNow?.id)
    return accepted({ registerSessionId: registerNow.id, isInNextSession: false });
  const usesRegister = registerThen !== null || mustWait(facts);
  if (usesRegister && registerNow !== null)
    return accepted({ registerSessionId: registerNow.id, isInNextSession: true });
  if (mustWait(facts)) return refused({ code: "CLOSED_CASH_FLOW" });
  return accepted({ registerSessionId: null, isInNextSession: registerThen !== null });
}
