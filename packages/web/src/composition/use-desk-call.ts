import type { Result } from "@cantina/domain/kernel";
import { useMutation } from "@tanstack/react-query";
import { type ApiFailure, QueryRefusal, orReject } from "./failure.ts";
import { type Change, rereadAfter } from "./stale.ts";
import { useWorkplace } from "./workplace-context.ts";

export type DeskCallOptions<Request, Answer> = {
  readonly call: (request: Request) => Promise<Result<Answer, ApiFailure>>;
  /** What it changes; all that shows it is read again, whatever the answer. */
  readonly changes?: readonly Change[];
  readonly rereads?: readonly (readonly [string])[];
  readonly onDone: (answer: Answer, request: Request) => void;
};

/** A change that moves no money, and so takes no key. */
export function useDeskCall<Request, Answer>({
  call,
  changes = [],
  rereads = [],
  onDone,
}: DeskCallOptions<Request, Answer>) {
  const { queries } = useWorkplace();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (request: Request) => orReject(call(request)),
    onSuccess: onDone,
    onSettled: () => {
      void rereadAfter(queries, ...changes);
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
