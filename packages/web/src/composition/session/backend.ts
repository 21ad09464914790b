import {
  type ApiClient,
  type ApiClientInput,
  type Calls,
  bind,
  createApiClient,
  httpSession,
} from "@cantina/adapters/http";
import { type TillClock, tillClock } from "@cantina/adapters/storage";
import { accessEndpoints } from "@cantina/contract/access";
import type { SessionPort } from "@cantina/domain/session";

/** The server, as far as it is reached before a sign-in. */
export type Backend = {
  readonly client: ApiClient;
  readonly session: SessionPort;
  readonly accounts: Calls<typeof accessEndpoints>;
  /** Goes on with the server's time. */
  readonly time: TillClock;
};

export function connectBackend(input: ApiClientInput): Backend {
  const time = tillClock({ storage: localStorage });
  // A server of others need not let this header in, and without it every call of ours would be refused.
  const naming = /^https?:/u.test(input.baseUrl) ? {} : { newRequestId: () => crypto.randomUUID() };
  const client = createApiClient({ ...input, ...naming, onServerTime: time.heard });
  return { client, time, session: httpSession(client), accounts: bind(client, accessEndpoints, {}) };
}
