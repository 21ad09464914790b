import { type IdempotencyKey, id } from "@cantina/domain/kernel";
import { useMutation } from "@tanstack/react-query";
import { QueryRefusal, isPassing, orReject } from "../../composition/failure.ts";
import { queryKeys } from "../../composition/queries.ts";
import type { CashMovement, NewCashMovement } from "../../composition/sources.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";

type Attempt = { readonly movement: NewCashMovement; readonly key: IdempotencyKey };

const tries = 3;

/** One press makes one key, kept over every try: however often it is sent, the movement is booked once. */
export function useCashMovement(onMoved: (movement: CashMovement) => void) {
  const { sources, queries, newId } = useWorkplace();
  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: ({ movement, key }: Attempt) => orReject(sources.register.move(movement, key)),
    retry: (failures, cause) => isPassing(cause) && failures < tries,
    retryDelay: (retry) => 1000 * 2 ** retry,
    onSuccess: (movement) => {
      queries.setQueryData(queryKeys.register, movement);
      onMoved(movement);
    },
    onError: () => queries.invalidateQueries({ queryKey: queryKeys.register }),
  });
  return {
    isSending: isPending,
    failure: error instanceof QueryRefusal ? error.failure : null,
    /** Set while nobody knows whether the last movement was booked. */
    resend: variables !== undefined && isPassing(error) ? () => mutate(variables) : null,
    send: (movement: NewCashMovement) => mutate({ movement, key: id(newId()) }),
    reset,
  };
}

export type CashMovementCall = ReturnType<typeof useCashMovement>;
