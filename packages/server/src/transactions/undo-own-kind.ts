import { decideBalanceChargeRevert } from "@cantina/domain/balance-charges";
import { decideDateCancel } from "@cantina/domain/calendar-products";
import { decideCouponSaleRevert } from "@cantina/domain/coupons";
import { type Instant, type Result, accepted, refused } from "@cantina/domain/kernel";
import { decideChargeRevert } from "@cantina/domain/subscriptions";
import type { RevertRefusal } from "@cantina/domain/transactions";
import type { Transaction } from "kysely";
import { readBalanceChargeRevertFacts } from "../balance-charges/index.ts";
import { readPassOf } from "../calendar-products/index.ts";
import { disableBoughtCoupon, giveBackCoupons, lockBoughtCoupon } from "../coupons/index.ts";
import { type ChangeContext, recordChange } from "../http/index.ts";
import { endCharge, lockCharge } from "../subscriptions/index.ts";
import type { LockedTransaction } from "./revert-facts.queries.ts";

type Undone = Result<null, RevertRefusal>;
const invalid: Undone = refused({ code: "INVALID_REVERT_TRANSACTION" });

async function undoCouponSale(
  trx: Transaction<unknown>,
  { id }: LockedTransaction,
  cafeteriaId: string,
): Promise<Undone> {
  const bought = await lockBoughtCoupon(trx, cafeteriaId, id);
  if (bought === undefined) return invalid;
  const decision = decideCouponSaleRevert(bought);
  if (decision.ok) await disableBoughtCoupon(trx, id);
  return decision;
}

async function checkTopUp(trx: Transaction<unknown>, { id }: LockedTransaction, cafeteriaId: string): Promise<Undone> {
  const facts = await readBalanceChargeRevertFacts(trx, cafeteriaId, id);
  if (facts === undefined) return invalid;
  const decision = decideBalanceChargeRevert(facts);
  return decision.ok ? accepted(null) : decision;
}

async function undoCharge(
  trx: Transaction<unknown>,
  { id }: LockedTransaction,
  { cafeteriaId, at }: { readonly cafeteriaId: string; readonly at: Instant },
): Promise<Undone> {
  const charge = await lockCharge(trx, cafeteriaId, id);
  if (charge === undefined) return invalid;
  const decision = decideChargeRevert(charge);
  if (decision.ok) await endCharge(trx, id, at);
  return decision;
}

/** What only a transaction of this kind has to undo, or may forbid: its coupons, its balance, its month. REVERT-06 REVERT-08 REVERT-09 */
export async function undoOwnKind(
  trx: Transaction<unknown>,
  locked: LockedTransaction,
  context: ChangeContext,
): Promise<Undone> {
  const { cafeteriaId } = context.identity;
  const tellCoupons = async (): Promise<void> => {
    if (locked.buyerId !== null) await recordChange(trx, context, { entityType: "userCoupon", id: locked.buyerId });
  };
  switch (locked.orderType) {
    case "ORDER": {
      const cancelled = decideDateCancel(await readPassOf(trx, locked.id));
      if (cancelled.ok && (await giveBackCoupons(trx, locked.id)) > 0) await tellCoupons();
      return cancelled;
    }
    case "COUPON_BUY": {
      const undone = await undoCouponSale(trx, locked, cafeteriaId);
      if (undone.ok) await tellCoupons();
      return undone;
    }
    case "BALANCE_CHARGE":
      return checkTopUp(trx, locked, cafeteriaId);
    case "SUBSCRIPTION_CHARGE":
      return undoCharge(trx, locked, { cafeteriaId, at: context.clock.now() });
  }
}
