import { type IdempotencyKey, id } from "@cantina/domain/kernel";
import type { HistoryEntry } from "@cantina/domain/transactions";
import { useMutation } from "@tanstack/react-query";
import { QueryRefusal, isPassing, orReject } from "../../composition/failure.ts";
import type { RevertRequest } from "../../composition/sources.ts";
import { transactionsOf } from "../../composition/history-queries.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";

type Attempt = { readonly entry: HistoryEntry; readonly request: RevertRequest; readonly key: IdempotencyKey };

const tries = 3;

/** One press makes one key, kept over every try: however often it is sent, the money goes back once. */
export function useRevert(onReverted: (before: HistoryEntry) => void) {
  const { sources, queries, newId } = useWorkplace();
  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: ({ entry, request, key }: Attempt) => orReject(transactionsOf(sources).revert(entry.id, request, key)),
    retry: (failures, cause) => isPassing(cause) && failures < tries,
    retryDelay: (retry) => 1000 * 2 ** retry,
    onSuccess: (_, { entry }) => onReverted(entry),
    // Money, stock, limits and coupons may all have moved, and of its own change a tab is told nothing.
    onSettled: () => queries.invalidateQueries(),
  });
  return {
    isSending: isPending,
    failure: error instanceof QueryRefusal ? error.failure : null,
    /** Set while nobody knows whether the last revert was booked. */
    resend: variables !== undefined && isPassing(error) ? () => mutate(variables) : null,
    send: (entry: HistoryEntry, request: RevertRequest) => mutate({ entry, request, key: id(newId()) }),
    reset,
  };
}
