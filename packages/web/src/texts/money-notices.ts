import { type Cents, formatMoney } from "@cantina/domain/kernel";
import type { CashMovementType } from "@cantina/domain/cash-register";
import type { BookedMoneyCall, MoneyCall, MoneyCallFact } from "@cantina/domain/money-calls";
import { sentenceOf } from "./failure-sentences.ts";
import { ordersText } from "./orders-text.ts";
import { usesText } from "./uses-text.ts";

type Notice = {
  readonly kind: "success" | "error" | "warning";
  readonly title: string;
  readonly detail?: string;
  readonly milliseconds?: 6000;
};

const movedTexts: Readonly<Record<Exclude<CashMovementType, "CLOSE">, string>> = {
  OPEN: "Se abrió la caja.",
  IN: "Se registró el ingreso.",
  OUT: "Se registró el egreso.",
};

const movementNames: Readonly<Record<CashMovementType, string>> = {
  OPEN: "la apertura de caja",
  IN: "el ingreso de caja",
  OUT: "el egreso de caja",
  CLOSE: "el cierre de caja",
};

/** In a running text the currency stays with its amount. */
const unbroken = (amount: Cents): string => formatMoney(amount).replaceAll(/\s/gu, "\u00a0");

/** What a call is about, inside a sentence. */
export function moneyCallName(call: MoneyCall): string {
  switch (call.kind) {
    case "CASH_MOVEMENT":
      return `${movementNames[call.request.type]} de ${unbroken(call.request.amount)}`;
    case "BALANCE_CHARGE":
      return `la recarga de ${unbroken(call.request.amount)}`;
    case "COUPON_SALE":
      return "la venta de una cuponera";
    case "PASS_SALE":
      return "la venta de un abono";
  }
}

/** Its dialog shows what was counted, and what should have been there. */
const isClose = (booked: BookedMoneyCall): boolean =>
  booked.kind === "CASH_MOVEMENT" && booked.movement.type === "CLOSE";

/** What the account has left, or where none paid, what was paid. */
const paidText = ({ total, balanceAfter }: { readonly total: Cents; readonly balanceAfter: Cents | null }): string =>
  balanceAfter === null ? `Total: ${formatMoney(total)}` : `Saldo: ${formatMoney(balanceAfter)}`;

function bookedNotice(booked: BookedMoneyCall): Notice {
  switch (booked.kind) {
    case "CASH_MOVEMENT": {
      const { type, sessionNumber, difference } = booked.movement;
      if (type !== "CLOSE") return { kind: "success", title: movedTexts[type] };
      return {
        kind: "success",
        title: `Se cerró la caja n.º ${sessionNumber}.`,
        ...(difference !== null && { detail: `Diferencia: ${formatMoney(difference)}` }),
      };
    }
    case "BALANCE_CHARGE":
      return {
        kind: "success",
        title: "Se recargó el saldo correctamente.",
        detail: `Saldo: ${formatMoney(booked.balanceAfter)}`,
      };
    case "COUPON_SALE":
      return {
        kind: "success",
        title: `Se vendió la cuponera: ${usesText(booked.uses)} de ${booked.name}.`,
        detail: paidText(booked),
      };
    case "PASS_SALE":
      return {
        kind: "success",
        title: `Se vendió el abono ${booked.name}: ${ordersText(booked.orderCount)}.`,
        detail: paidText(booked),
      };
  }
}

/** What the seller is told of a fact; null: its dialog tells it. */
export function moneyNotice(fact: MoneyCallFact): Notice | null {
  switch (fact.type) {
    case "moneyCall.booked":
      return fact.isWatched && isClose(fact.booked) ? null : bookedNotice(fact.booked);
    case "moneyCall.refused":
      if (fact.isWatched) return null;
      return {
        kind: "error",
        title: `No se registró ${moneyCallName(fact.call)}.`,
        detail: sentenceOf(fact.failure),
      };
    case "moneyCall.leftPending":
      return {
        kind: "warning",
        title: `Falta confirmar ${moneyCallName(fact.call)}.`,
        detail: "Se vuelve a enviar automáticamente: no repita la operación.",
        milliseconds: 6000,
      };
  }
}
