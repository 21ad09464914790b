import type { BoardFact, BoardFailure, BoardTask } from "@cantina/domain/orders";
import { failureSentences, sentenceOf } from "../../texts/failure-sentences.ts";
import * as texts from "../../texts/orders.ts";
import type { Notification } from "../../ui/notify.ts";

function doneText({ step }: BoardTask, count: number): string {
  switch (step) {
    case "deliver":
    case "deliverDay":
      return count === 0 ? texts.noneWasPending : texts.delivered(count);
    case "recover":
    case "recoverDay":
      return count === 0 ? texts.noneWasDelivered : texts.recovered(count);
    case "archive":
      return texts.archived;
  }
}

function refusedText(failure: BoardFailure): string {
  switch (failure.code) {
    case "STALE_ORDER":
      return texts.changedMeanwhile(texts.stateTexts[failure.data.status]);
    case "INVALID_TRANSACTION_STATUS":
      return texts.listRead;
    case "UNREACHABLE":
      return texts.noAnswer;
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
