import type { BoardFact, BoardFailure, BoardTask } from "@cantina/domain/orders";
import { failureSentences, sentenceOf } from "../../texts/failure-sentences.ts";
import type { Notification } from "../../ui/notify.ts";
import { countText } from "./order-texts.ts";

function doneText({ step }: BoardTask, count: number): string {
  switch (step) {
    case "deliver":
    case "deliverDay":
      return count === 0
        ? "No había comandas pendientes de hoy."
        : `Se ${count === 1 ? "entregó" : "entregaron"} ${countText(count, "comanda", "comandas")}.`;
    case "recover":
    case "recoverDay":
      return count === 0
        ? "Hoy no se entregó ninguna comanda."
        : `Se ${count === 1 ? "recuperó" : "recuperaron"} ${countText(count, "comanda", "comandas")}.`;
    case "archive":
      return "Se quitó de las comandas pendientes.";
  }
}

const stateTexts = {
  STARTED: "está pendiente",
  COMPLETED: "ya está entregada",
  CANCELLED: "está cancelada",
  CANCELLED_ARCHIVED: "se quitó de las comandas",
  DELETED: "se eliminó",
} as const;

function refusedText(failure: BoardFailure): string {
  switch (failure.code) {
    case "STALE_ORDER":
      return `La comanda cambió mientras tanto: ahora ${stateTexts[failure.data.status]}. Revísela y vuelva a intentar.`;
    case "INVALID_TRANSACTION_STATUS":
      return "La comanda cambió de estado mientras tanto. Se actualizó la lista.";
    case "UNREACHABLE":
      return "El servidor no respondió. Puede repetirlo: no se hará dos veces.";
    case "REFUSED":
      return sentenceOf(failure);
    case "INVALID_COMPLETE_TRANSACTION":
    case "DELETE_OR_UPDATE_NOT_FOUND":
    case "SESSION_EXPIRED":
      return failureSentences[failure.code];
  }
}

/** What is told of a step. */
export const boardNotice = (fact: BoardFact): Notification =>
  fact.type === "board.done"
    ? { kind: fact.orders.length === 0 ? "info" : "success", title: doneText(fact.task, fact.orders.length) }
    : { kind: "error", title: refusedText(fact.failure) };
