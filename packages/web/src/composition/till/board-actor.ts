import { localBoardSort } from "@cantina/adapters/storage";
import { type BoardSort, type OrderBoardPort, boardMachine } from "@cantina/domain/orders";
import { type ActorRefFrom, createActor } from "xstate";
import type { LiveData } from "../live-data/index.ts";
import { type ValueStore, valueStore } from "../device/index.ts";

export type BoardActor = ActorRefFrom<typeof boardMachine>;

/** The board's steps, whichever screen asks for them. */
export function openBoard(board: OrderBoardPort, live: LiveData): BoardActor {
  const actor = createActor(boardMachine, { input: { board } });
  actor.on("board.done", ({ orders }) => void live.takeSteps(orders));
  actor.on("board.refused", ({ task, failure }) => {
    // Somebody was faster, and what is shown is no longer so; or no answer says what was done. ORDERS-27
    const refused = failure.code !== "UNREACHABLE" && "orders" in task ? task.orders : [];
    void live.rereadOrders(refused.map(({ id }) => id));
  });
  actor.start();
  return actor;
}

export function storedBoardSort(): ValueStore<BoardSort> {
  const stored = localBoardSort(localStorage);
  const sort = valueStore(stored.load());
  sort.subscribe(() => stored.save(sort.get()));
  return sort;
}
