import { type IdempotencyKey, type Result, id } from "@cantina/domain/kernel";
import { useMutation } from "@tanstack/react-query";
import { type ApiFailure, QueryRefusal, isPassing, orReject } from "./failure.ts";
import { useWorkplace } from "./workplace-context.ts";

type Attempt<Request> = { readonly request: Request; readonly key: IdempotencyKey };

export type KeyedCall<Request> = {
  readonly isSending: boolean;
  readonly failure: ApiFailure | null;
  /** Set while nobody knows whether the last request was booked. */
  readonly resend: (() => void) | null;
  readonly send: (request: Request) => void;
  readonly reset: () => void;
};

export type MoneyCallOptions<Request, Answer> = {
  readonly call: (request: Request, key: IdempotencyKey) => Promise<Result<Answer, ApiFailure>>;
  readonly onBooked: (answer: Answer) => void;
  readonly onRefused?: () => void;
};

const tries = 3;

/** One press makes one key, kept over every try: however often it is sent, it is booked once. */
export function useMoneyCall<Request, Answer>(options: MoneyCallOptions<Request, Answer>): KeyedCall<Request> {
  const { newId } = useWorkplace();
  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: ({ request, key }: Attempt<Request>) => orReject(options.call(request, key)),
    retry: (failures, cause) => isPassing(cause) && failures < tries,
    retryDelay: (retry) => 1000 * 2 ** retry,
    onSuccess: options.onBooked,
    onError: () => options.onRefused?.(),
  });
  return {
    isSending: isPending,
    failure: error instanceof QueryRefusal ? error.failure : null,
    resend: variables !== undefined && isPassing(error) ? () => mutate(variables) : null,
    send: (request) => mutate({ request, key: id(newId()) }),
    reset,
  };
}
