import type { Cafeteria } from "@cantina/domain/cafeteria";
import type { Instant } from "@cantina/domain/kernel";
import { type BoardTask, type ClassNames, type DayEnds, type Order, asksFirst, dayEnds } from "@cantina/domain/orders";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { boardOrdersQuery, cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useMinute, useWorkplace } from "../../composition/workplace/index.ts";

/** What a board shows: its orders, and the place and time that they are judged by. */
export type Board = {
  readonly orders: readonly Order[];
  readonly cafeteria: Cafeteria;
  readonly classNames: ClassNames;
  readonly now: Instant;
  readonly ends: DayEnds;
  readonly ask: (task: BoardTask) => void;
};

export type BoardState = {
  /** null: still loading, or failed. */
  readonly board: Board | null;
  /** Why the last reading failed; null: it has not. */
  readonly failure: Error | null;
  readonly isRetrying: boolean;
  /** When what is shown was read, while it can't be read anew. */
  readonly staleSince: number | null;
  /** When what is shown was read, in milliseconds since 1970. */
  readonly readAt: number;
  readonly retry: () => void;
};

export function useBoard(): BoardState {
  const { sources, board: actor } = useWorkplace();
  const orders = useQuery(boardOrdersQuery(sources));
  const { data: cafeteria, failureReason, refetch } = useQuery(cafeteriaQuery(sources));
  const now = useMinute();
  const classes = cafeteria?.classes;
  const zone = cafeteria?.timeZone;
  const { data } = orders;
  const classNames = useMemo(() => new Map(classes?.map(({ id, name }) => [id, name])), [classes]);
  const ends = useMemo(() => (zone === undefined ? null : dayEnds(now, zone)), [now, zone]);
  const board = useMemo(
    (): Board | null =>
      data === undefined || cafeteria === undefined || ends === null
        ? null
        : {
            orders: data,
            cafeteria,
            classNames,
            now,
            ends,
            ask: (task) => actor.send({ type: "board.asked", task, asks: asksFirst(task, data, ends) }),
          },
    [data, cafeteria, classNames, now, ends, actor],
  );
  return {
    board,
    failure: orders.failureReason ?? failureReason,
    isRetrying: orders.fetchStatus === "fetching",
    staleSince: board !== null && orders.failureReason !== null ? orders.dataUpdatedAt : null,
    readAt: orders.dataUpdatedAt,
    retry: () => {
      void orders.refetch();
      if (cafeteria === undefined) void refetch();
    },
  };
}
