import type { DecodedRequestOf, Endpoint } from "@cantina/contract/endpoint";
import type { Result } from "@cantina/domain/kernel";
import type { ContextOf, Identity, RequestContext } from "./context.ts";
import type { Made, RouteData, RouteFailure, StoredAnswer } from "./outcome.ts";

export type Handle<E extends Endpoint> = (
  request: DecodedRequestOf<E>,
  context: ContextOf<E>,
) => Promise<Result<RouteData<E> | StoredAnswer, RouteFailure>>;

export type DecodedRequest = { readonly params: unknown; readonly query: unknown; readonly body: unknown };

/** An endpoint with what answers it, its types forgotten so that all of them fit one list. */
export type Route = {
  readonly endpoint: Endpoint;
  readonly handle: (
    request: DecodedRequest,
    context: RequestContext<Identity | null>,
  ) => Promise<Result<Made | StoredAnswer, RouteFailure>>;
};

/** Binds a contract endpoint to its handler. `serveRoute` decodes and authorises by that same endpoint, so the casts hold. */
export const route = <const E extends Endpoint>(endpoint: E, handle: Handle<E>): Route => ({
  endpoint,
  handle: (request, context) => handle(request as DecodedRequestOf<E>, context as ContextOf<E>),
});
