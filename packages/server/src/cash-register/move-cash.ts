import { cashRegisterEndpoints } from "@cantina/contract/cash-register";
import { type CashMovement, type CashRefusal, decideMovement } from "@cantina/domain/cash-register";
import { type Result, accepted, refused } from "@cantina/domain/kernel";
import type { Transaction } from "kysely";
import { v7 as newSortableId } from "uuid";
import { constraintOf } from "../db/index.ts";
import {
  type RequestContext,
  type RouteData,
  type RouteFailure,
  type StoredAnswer,
  recordChange,
  withIdempotency,
} from "../http/index.ts";
import { bookMovement, openSession, readRegister } from "./cash-register.queries.ts";

const endpoint = cashRegisterEndpoints.createCashMovement;

const descriptionMissing: RouteFailure = {
  code: "VALIDATION",
  data: [{ path: "description", message: "Por favor ingrese una descripción" }],
};

const wrongAmount: RouteFailure = {
  code: "VALIDATION",
  data: [{ path: "amount", message: "El monto es demasiado alto" }],
};

function failureOf(refusal: CashRefusal): RouteFailure {
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

async function bookOnce(
  trx: Transaction<unknown>,
  movement: CashMovement,
  context: RequestContext,
): Promise<Result<RouteData<typeof endpoint>, RouteFailure>> {
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
export async function moveCash(
  movement: CashMovement,
  context: RequestContext,
): Promise<Result<StoredAnswer, RouteFailure>> {
  const once = () => withIdempotency(endpoint, context, (trx) => bookOnce(trx, movement, context));
  try {
    return await once();
  } catch (error) {
    // Another OPEN of this seller was faster; decided again, this one finds the register open.
    if (constraintOf(error)?.name !== "register_session_open") throw error;
    return await once();
  }
}
