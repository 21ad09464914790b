import type { DecodedRequestOf, Endpoint } from "@cantina/contract/endpoint";
import type { Result } from "@cantina/domain/kernel";
import type { Transaction } from "kysely";
import type { ChangeContext, ContextOf, Identity, RequestContext } from "./context.ts";
import { changeOnce } from "./idempotent.ts";
import type { AnswerOf, Made, Replay, RouteFailure, StoredAnswer } from "./outcome.ts";

export type DecodedRequest = { readonly params: unknown; readonly query: unknown; readonly body: unknown };

/** An endpoint with what answers it, its types forgotten so that all of them fit one list. */
export type Route = {
  readonly endpoint: Endpoint;
  readonly handle: (
    request: DecodedRequest,
    context: RequestContext<Identity | null>,
  ) => Promise<Result<Made | StoredAnswer, RouteFailure>>;
};

type Reading = Endpoint & { readonly method: "GET" };
type Changing = Endpoint & {
  readonly method: Exclude<Endpoint["method"], "GET">;
  readonly access: Exclude<Endpoint["access"], "anonymous">;
};
type Anonymous = Endpoint & { readonly access: "anonymous" };

type Handle<E extends Endpoint, Answer, Context = ContextOf<E>> = (
  request: DecodedRequestOf<E>,
  context: Context,
) => Promise<Answer>;

/** `serveRoute` decodes and authorises by that same endpoint, so the casts hold. */
const bind = <E extends Endpoint, Context extends RequestContext<Identity | null>>(
  endpoint: E,
  handle: Handle<E, AnswerOf<E> | Replay, Context>,
): Route => ({
  endpoint,
  handle: (request, context) => handle(request as DecodedRequestOf<E>, context as Context),
});

/** Binds an endpoint that changes nothing to what reads its answer. */
export const route = <const E extends Reading>(endpoint: E, handle: Handle<E, AnswerOf<E>>): Route =>
  bind(endpoint, handle);

/** Binds an endpoint to the change that it is: one transaction, and done once where it comes with a key. */
export const change = <const E extends Changing>(
  endpoint: E,
  work: (trx: Transaction<unknown>, request: DecodedRequestOf<E>, context: ChangeContext) => Promise<AnswerOf<E>>,
): Route =>
  bind(endpoint, (request: DecodedRequestOf<E>, context: RequestContext) =>
    changeOnce(endpoint, context, (trx) => work(trx, request, context)),
  );

/** For what has something to do before its transaction or after it, or has more than one. */
export const ownRoute = <const E extends Changing | Anonymous>(
  endpoint: E,
  handle: Handle<E, AnswerOf<E> | Replay>,
): Route => bind(endpoint, handle);
