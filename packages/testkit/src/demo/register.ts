import { type CashMovement, type RegisterStatus, decideMovement, largestCash } from "@cantina/domain/cash-register";
import {
  BrokenInvariant,
  type Cents,
  type Instant,
  type ProfileId,
  addMoney,
  cents,
  maxMoney,
  noMoney,
  sumMoney,
} from "@cantina/domain/kernel";

import { type AccountName, type DemoPosting, drawerName } from "./ledger.ts";
import type { Random } from "./random.ts";
import type { DemoSale } from "./sales.ts";
import type { DemoRows, Row } from "./tables.ts";

export type DemoShift = {
  readonly id: string;
  readonly openedAt: Instant;
  /** null: still open. */
  readonly closedAt: Instant | null;
};

const openingFloat: Cents = cents(1_000_000);

/** Mostly right to the cent, sometimes a coin off. */
const countingError = (random: Random): Cents => cents(random.happens(0.15) ? random.whole(-6, 4) * 5000 : 0);

type Booked = { readonly row: Row; readonly postings: readonly DemoPosting[] };

type Movement = { readonly id: string; readonly shift: DemoShift; readonly at: Instant; readonly asked: CashMovement };

function book(movement: Movement, facts: { readonly status: RegisterStatus; readonly expected: Cents }): Booked {
  const { id, shift, at, asked } = movement;
  const decided = decideMovement(asked, { ...facts, cap: largestCash });
  if (!decided.ok) throw new BrokenInvariant(`the demo's register refuses: ${decided.failure.code}`);
  const nameOf = (account: AccountName): AccountName => (account === "DRAWER" ? drawerName(shift.id) : account);
  return {
    row: {
      id,
      register_session_id: shift.id,
      type: asked.type,
      amount: asked.amount,
      description: asked.description,
      date_time: at,
    },
    postings: decided.value.postings.map(({ debit, credit, amount }) => ({
      debit: nameOf(debit),
      credit: nameOf(credit),
      amount,
      causeKind: "CASH_MOVEMENT",
      causeId: id,
      at,
    })),
  };
}

const cashOf = (sales: readonly DemoSale[], shift: DemoShift): Cents =>
  sumMoney(
    sales
      .filter(({ order, registerSessionId }) => registerSessionId === shift.id && order.paymentMethod === "CASH")
      .map(({ order }) => order.totalPrice),
  );

type Till = { readonly cafeteriaId: string; readonly sellerId: ProfileId; readonly shifts: readonly DemoShift[] };

/** The drawer's life: opened with the float, closed with what was counted. */
export function keepRegister(
  random: Random,
  till: Till,
  sales: readonly DemoSale[],
): { readonly rows: DemoRows; readonly postings: readonly DemoPosting[] } {
  const sessions: Row[] = [];
  const movements: Booked[] = [];
  till.shifts.forEach((shift, index) => {
    const opening: CashMovement = { type: "OPEN", amount: openingFloat, description: "" };
    movements.push(
      book({ id: random.uuid(), shift, at: shift.openedAt, asked: opening }, { status: "CLOSED", expected: noMoney }),
    );
    const expected = addMoney(openingFloat, cashOf(sales, shift));
    const counted = maxMoney(noMoney, addMoney(expected, countingError(random)));
    if (shift.closedAt !== null) {
      const closing: CashMovement = { type: "CLOSE", amount: counted, description: "" };
      movements.push(
        book({ id: random.uuid(), shift, at: shift.closedAt, asked: closing }, { status: "OPEN", expected }),
      );
    }
    sessions.push({
      id: shift.id,
      cafeteria_id: till.cafeteriaId,
      seller_id: till.sellerId,
      number: index + 1,
      opened_at: shift.openedAt,
      closed_at: shift.closedAt,
      opening_amount: openingFloat,
      counted_amount: shift.closedAt === null ? null : counted,
      expected_amount: shift.closedAt === null ? null : expected,
    });
  });
  return {
    rows: { register_session: sessions, cash_movement: movements.map(({ row }) => row) },
    postings: movements.flatMap(({ postings }) => postings),
  };
}
