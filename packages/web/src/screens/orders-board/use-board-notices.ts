import type { BoardTask } from "@cantina/domain/orders";
import { useEffect } from "react";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { notify } from "../../ui/notify.ts";
import { boardNotice } from "./board-notices.ts";

/** Tells what becomes of the board's steps, for as long as the screen is there. */
export function useBoardNotices(): void {
  const { board } = useWorkplace();
  useEffect(() => {
    const ask = (task: BoardTask): void => board.send({ type: "board.asked", task, asks: false });
    const subscription = board.on("*", (fact) => void notify(boardNotice(fact, ask)));
    return () => subscription.unsubscribe();
  }, [board]);
}
