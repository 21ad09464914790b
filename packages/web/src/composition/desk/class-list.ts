import { classEndpoints } from "@cantina/contract/cafeteria";
import type { Cafeteria, ClassList } from "@cantina/domain/cafeteria";
import { movedEntry } from "@cantina/domain/cafeteria";
import { type QueryClient, useMutation } from "@tanstack/react-query";
import { type ApiFailure, QueryRefusal, orReject } from "../../failures/failure.ts";
import { queryKeys, rereadAfter } from "../live-data/index.ts";
import { useCalls, useWorkplace } from "../workplace/index.ts";

/** Shows the classes as an answer told them. */
function showClasses(queries: QueryClient, { version, classes }: ClassList): void {
  queries.setQueryData<Cafeteria>(
    queryKeys.cafeteria,
    (cafeteria) => cafeteria && { ...cafeteria, classes, classesVersion: version },
  );
}

/** Makes, renames and deletes classes, and shows them as the answer tells them. */
export function useClasses() {
  const { queries } = useWorkplace();
  const calls = useCalls(classEndpoints);
  return {
    calls,
    show: (list: ClassList): void => showClasses(queries, list),
  };
}

const moves = ["classMoves"] as const;

/**
 * Moves a class at once on the screen and tells the server, one move after the other. Each names the version that
 * the one before it makes, so that the first to meet somebody else's change is refused, and all after it.
 */
export function useClassMove(onRefused: (failure: ApiFailure | null) => void) {
  const { queries, newId } = useWorkplace();
  const { calls } = useClasses();
  const { mutate } = useMutation({
    mutationKey: moves,
    scope: { id: "class-order" },
    mutationFn: ({ version, classes }: ClassList) =>
      orReject(
        calls.orderClasses(
          { body: { newOrderIds: classes.map((one) => one.id), version } },
          { idempotencyKey: newId() },
        ),
      ),
    onError: (cause) => {
      const failure = cause instanceof QueryRefusal ? cause.failure : null;
      if (failure?.code === "INVALID_CLASS_POSITIONS") showClasses(queries, failure.data);
      onRefused(failure);
    },
    // What others changed was not shown before the last move was told.
    onSettled: () => {
      if (queries.isMutating({ mutationKey: moves }) === 1) void rereadAfter(queries, "cafeteria");
    },
  });
  return (from: number, to: number): void => {
    const shown = queries.getQueryData<Cafeteria>(queryKeys.cafeteria);
    if (shown === undefined || to < 0 || to >= shown.classes.length || from === to) return;
    const classes = movedEntry(shown.classes, from, to);
    // What was read before the move would undo it on the screen.
    void queries.cancelQueries({ queryKey: queryKeys.cafeteria });
    showClasses(queries, { version: shown.classesVersion + 1, classes });
    mutate({ version: shown.classesVersion, classes });
  };
}
