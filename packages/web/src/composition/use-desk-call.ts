import type { Result } from "@cantina/domain/kernel";
import { useMutation } from "@tanstack/react-query";
import { type ApiFailure, QueryRefusal, orReject } from "./failure.ts";
import { useWorkplace } from "./workplace-context.ts";

export type DeskCallOptions<Request, Answer> = {
  readonly call: (request: Request) => Promise<Result<Answer, ApiFailure>>;
  /** The lists that are read again, whatever the answer. */
  readonly rereads: readonly (readonly [string])[];
  readonly onDone: (answer: Answer, request: Request) => void;
};

/** A change that moves no money, and so takes no key. */
export function useDeskCall<Request, Answer>({ call, rereads, onDone }: DeskCallOptions<Request, Answer>) {
  const { queries } = useWorkplace();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (request: Request) => orReject(call(request)),
    onSuccess: onDone,
    onSettled: () => {
      for (const queryKey of rereads) void queries.invalidateQueries({ queryKey });
    },
  });
  return {
    send: (request: Request): void => mutate(request),
    isSending: isPending,
    failure: error instanceof QueryRefusal ? error.failure : null,
    reset,
  };
}
