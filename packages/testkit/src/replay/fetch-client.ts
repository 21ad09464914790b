import { type AnswerOf, type ApiFailure, type WireAnswer, readAnswer, wireRequest } from "@cantina/contract/calls";
import type { Endpoint, RequestOf } from "@cantina/contract/endpoint";
import { orderEndpoints, submitFailureOf } from "@cantina/contract/orders";
import { type CafeteriaId, type Result, refused } from "@cantina/domain/kernel";
import type { OrdersPort } from "@cantina/domain/sale";

export type FetchClient = {
  readonly call: <E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    idempotencyKey?: string,
  ) => Promise<Result<AnswerOf<E>, ApiFailure>>;
};

const patienceMs = 20_000;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** All that another client of Cantina needs besides contract and domain: a way to send and a token. */
export function fetchClient(url: string, token: () => string | null): FetchClient {
  async function send(endpoint: Endpoint, parts: object, key?: string): Promise<WireAnswer> {
    const { method, path, payload } = wireRequest(endpoint, parts);
    const jwt = token();
    const response = await fetch(`${url}/${path}`, {
      method,
      signal: AbortSignal.timeout(patienceMs),
      headers: {
        ...(jwt !== null && { authorization: `Bearer ${jwt}` }),
        ...(key !== undefined && { "idempotency-key": key }),
        ...(payload !== undefined && { "content-type": "application/json" }),
      },
      ...(payload !== undefined && { body: payload }),
    });
    return { status: response.status, body: parseJson(await response.text()) };
  }
  /** Silence is an answer of its own: what was sent may have been done. */
  async function unlessLost<T>(work: () => Promise<Result<T, ApiFailure>>): Promise<Result<T, ApiFailure>> {
    try {
      return await work();
    } catch (error) {
      const isLost = error instanceof TypeError || (error instanceof Error && error.name === "TimeoutError");
      if (isLost) return refused({ code: "UNREACHABLE" });
      throw error;
    }
  }
  return {
    call: (endpoint, request, key) => unlessLost(async () => readAnswer(endpoint, await send(endpoint, request, key))),
  };
}

/** Where the till's checkout machine sends its sales. */
export const fetchOrders = (client: FetchClient, cafeteriaId: CafeteriaId): OrdersPort => ({
  submit: async ({ key, request }) => {
    const booked = await client.call(orderEndpoints.createOrder, { params: { cafeteriaId }, body: request }, key);
    return booked.ok ? booked : refused(submitFailureOf(booked.failure));
  },
});
