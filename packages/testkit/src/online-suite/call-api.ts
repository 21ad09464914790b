import { randomUUID } from "node:crypto";

export type ApiAnswer = {
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>> | undefined;
  readonly code: string | undefined;
};

type Json = {
  readonly data?: Readonly<Record<string, unknown>>;
  readonly Message?: { readonly Message: string };
};

export type ApiCall = {
  readonly method?: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: string;
  readonly token?: string;
  readonly body?: unknown;
  /** Said again by who heard nothing; a new one unless told. */
  readonly key?: string;
  readonly signal?: AbortSignal;
};

/** One call, as an app makes it. Throws where there was no answer. */
export async function callApi(
  url: string,
  { method = "POST", path, token, body, key = randomUUID(), signal }: ApiCall,
): Promise<ApiAnswer> {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      "content-type": "application/json",
      "idempotency-key": key,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(method === "GET" ? {} : { body: JSON.stringify(body ?? {}) }),
    ...(signal === undefined ? {} : { signal }),
  });
  const { data, Message } = (await response.json()) as Json;
  return { status: response.status, data, code: Message?.Message };
}
