import { cashRegisterEndpoints } from "@cantina/contract/cash-register";
import type { FailureOf } from "@cantina/contract/endpoint";
import { type CashMovement, type CashRefusal, decideMovement } from "@cantina/domain/cash-register";
import { BrokenInvariant, accepted, refused } from "@cantina/domain/kernel";
import type { Transaction } from "kysely";
import { v7 as newSortableId } from "uuid";
import { constraintOf } from "../db/index.ts";
import { type ChangeContext, change, changeOnce, invalid, ownRoute, recordChange } from "../http/index.ts";
import { bookMovement, openSession, readLeftRegister, readRegister } from "./cash-register.queries.ts";

const endpoint = cashRegisterEndpoints.createCashMovement;

const descriptionMissing = invalid("description", "Por favor ingrese una descripción");
const wrongAmount = invalid("amount", "El monto es demasiado alto");

function failureOf(refusal: CashRefusal): FailureOf<typeof endpoint> {
  switch (refusal.code) {
    case "IMPLAUSIBLE_AMOUNT":
      return { code: refusal.code, data: { amount: refusal.amount, cap: refusal.cap } };
    case "DESCRIPTION_MISSING":
      return descriptionMissing;
    case "INVALID_AMOUNT":
      return wrongAmount;
    case "INVALID_TRANSACTION_STATUS":
      return { code: refusal.code };
  }
}

/** Closes what somebody who was removed has left open, once per key. ACCESS-20 */
export const closeLeftRegister = change(
  cashRegisterEndpoints.closeLeftRegister,
  async (trx, { params: { sessionId }, body: { amount, confirmed } }, context) => {
    const { identity, clock } = context;
    const register = await readLeftRegister(trx, identity.cafeteriaId, sessionId);
    if (register === undefined) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    const decision = decideMovement({ type: "CLOSE", amount, description: "", confirmed }, register.facts);
    if (!decision.ok) return refused(failureOf(decision.failure));
    const { session } = register;
    if (session === null) throw new BrokenInvariant("a closed register takes no close");
    const booking = { id: newSortableId(), seller: identity, session, movement: decision.value, at: clock.now() };
    const data = await bookMovement(trx, booking);
    await recordChange(trx, context, { entityType: "register", id: session.id, before: "OPEN", after: "CLOSED" });
    return accepted({ data });
  },
);

async function bookOnce(trx: Transaction<unknown>, movement: CashMovement, context: ChangeContext) {
  const { identity, clock } = context;
  const register = await readRegister(trx, identity);
  const decision = decideMovement(movement, register.facts);
  if (!decision.ok) return refused(failureOf(decision.failure));
  const at = clock.now();
  const session = register.session ?? (await openSession(trx, identity, decision.value, at));
  const booking = { id: newSortableId(), seller: identity, session, movement: decision.value, at };
  const data = await bookMovement(trx, booking);
  await recordChange(trx, context, { entityType: "register", id: session.id });
  return accepted({ data });
}

/** Moves cash of the seller's register, once per key. */
export const moveCash = ownRoute(endpoint, async ({ body: movement }, context) => {
  const once = () => changeOnce(endpoint, context, (trx) => bookOnce(trx, movement, context));
  try {
    return await once();
  } catch (error) {
    // Another OPEN of this seller was faster; decided again, this one finds the register open.
    if (constraintOf(error)?.name !== "register_session_open") throw error;
    return await once();
  }
});
