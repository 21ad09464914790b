import { type BoardTask, type SeenOrder, isOfAnotherDay } from "@cantina/domain/orders";
import { useSelector } from "@xstate/react";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/orders-board.ts";
import * as words from "../../texts/words.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { whenText } from "./order-texts.ts";
import type { Board } from "./use-board.ts";

type Words = { readonly title: string; readonly question: string; readonly action: string };

function futureWords(asked: readonly SeenOrder[], { orders, ends, now, cafeteria }: Board): Words {
  const named = new Set(asked.map(({ id }) => id));
  const future = orders.filter((order) => named.has(order.id) && isOfAnotherDay(order, ends));
  const [one] = future;
  if (asked.length === 1 && one?.pickUpDateTime) {
    const when = whenText(one.pickUpDateTime, now, cafeteria.timeZone);
    return {
      title: texts.deliverOfAnotherDay,
      question: texts.deliverOfAnotherDayQuestion(one.commensalName ?? texts.somebody, when),
      action: words.deliver,
    };
  }
  return {
    title: texts.deliverSomeOfAnotherDay,
    question: texts.deliverSomeOfAnotherDayQuestion(asked.length, future.length),
    action: words.deliver,
  };
}

function wordsOf(task: BoardTask, pendingToday: number, board: Board): Words {
  switch (task.step) {
    case "deliver":
      return futureWords(task.orders, board);
    case "deliverDay":
      return {
        title: texts.deliverDay,
        question: texts.deliverDayQuestion(pendingToday),
        action: texts.deliverThemAll,
      };
    case "recoverDay":
      return { title: texts.recoverDay, question: texts.recoverDayQuestion, action: texts.recover };
    case "recover":
    case "ready":
    case "notReady":
    case "archive":
      return { title: words.confirm, question: texts.goOnQuestion, action: words.goOn };
  }
}

const broken: Words = { title: texts.notDone, question: texts.brokenHere, action: words.retry };

/** What is confirmed before it is done, and the way on when it broke. */
export function BoardAsk({ board: shown, pendingToday }: { readonly board: Board; readonly pendingToday: number }) {
  const { board } = useWorkplace();
  const task = useSelector(board, ({ context }) => context.task);
  const isAsking = useSelector(board, (snapshot) => snapshot.hasTag("asking"));
  const isBroken = useSelector(board, (snapshot) => snapshot.hasTag("broken"));
  const { title, question, action } = isBroken || task === null ? broken : wordsOf(task, pendingToday, shown);
  return (
    <Dialog
      role="alertdialog"
      isOpen={isAsking || isBroken}
      onClose={() => board.send({ type: "board.declined" })}
      title={title}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={() => board.send({ type: "board.declined" })}>
            {words.cancel}
          </Button>
          <Button onClick={() => board.send({ type: isBroken ? "board.retried" : "board.confirmed" })}>{action}</Button>
        </>
      }
    >
      {question}
    </Dialog>
  );
}
