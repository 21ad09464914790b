import { type BoardTask, type SeenOrder, isOfAnotherDay } from "@cantina/domain/orders";
import { useSelector } from "@xstate/react";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { countText, whenText } from "./order-texts.ts";
import type { Board } from "./use-board.ts";

type Words = { readonly title: string; readonly question: string; readonly action: string };

function futureWords(asked: readonly SeenOrder[], { orders, ends, now, cafeteria }: Board): Words {
  const named = new Set(asked.map(({ id }) => id));
  const future = orders.filter((order) => named.has(order.id) && isOfAnotherDay(order, ends));
  const [one] = future;
  if (asked.length === 1 && one?.pickUpDateTime) {
    const when = whenText(one.pickUpDateTime, now, cafeteria.timeZone);
    return {
      title: "Entregar un pedido de otro día",
      question: `El pedido de ${one.commensalName ?? "un cliente"} es para el ${when}. ¿Desea entregarlo igualmente?`,
      action: "Entregar",
    };
  }
  return {
    title: "Entregar pedidos de otro día",
    question: `De los ${asked.length} pedidos, ${future.length} ${future.length === 1 ? "es" : "son"} para otro día. ¿Desea entregarlos igualmente?`,
    action: "Entregar",
  };
}

function wordsOf(task: BoardTask, pendingToday: number, board: Board): Words {
  switch (task.step) {
    case "deliver":
      return futureWords(task.orders, board);
    case "deliverDay":
      return {
        title: "Entregar todas las comandas de hoy",
        question: `Se ${pendingToday === 1 ? "entregará" : "entregarán"} ${countText(pendingToday, "comanda pendiente", "comandas pendientes")} de hoy. Las comidas de mensualidades se entregan aparte.`,
        action: "Entregar todas",
      };
    case "recoverDay":
      return {
        title: "Recuperar los entregados del día",
        question: "Todas las comandas que se entregaron hoy volverán a estar pendientes.",
        action: "Recuperar",
      };
    case "recover":
    case "archive":
      return { title: "Confirmar", question: "¿Desea continuar?", action: "Continuar" };
  }
}

const broken: Words = {
  title: "No se pudo completar",
  question: "Algo falló en este dispositivo. Puede repetirlo: no se hará dos veces.",
  action: "Reintentar",
};

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
            Cancelar
          </Button>
          <Button onClick={() => board.send({ type: isBroken ? "board.retried" : "board.confirmed" })}>{action}</Button>
        </>
      }
    >
      {question}
    </Dialog>
  );
}
