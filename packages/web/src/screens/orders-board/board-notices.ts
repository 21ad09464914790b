import type { BoardFact, BoardFailure, BoardTask } from "@cantina/domain/orders";
import { failureSentences, sentenceOf } from "../../texts/failure-sentences.ts";
import * as texts from "../../texts/orders.ts";
import * as words from "../../texts/words.ts";
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
    case "ready":
      return texts.ready(count);
    case "notReady":
      return texts.notReady(count);
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

/** What is told of a step; what was said to be made by mistake is taken back. */
export function boardNotice(fact: BoardFact, onTask: (task: BoardTask) => void): Notification {
  if (fact.type === "board.refused") return { kind: "error", title: refusedText(fact.failure) };
  const { task, orders } = fact;
  return {
    kind: orders.length === 0 ? "info" : "success",
    title: doneText(task, orders.length),
    ...(task.step === "ready" && {
      actions: [{ label: words.undo, onPress: () => onTask({ step: "notReady", orders: task.orders }) }],
    }),
  };
}
