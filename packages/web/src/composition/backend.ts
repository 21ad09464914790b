import {
  type AccountsSource,
  type ApiClient,
  type ApiClientInput,
  createApiClient,
  httpAccounts,
  httpSession,
} from "@cantina/adapters/http";
export type { SingleUseToken } from "@cantina/adapters/http";

import type { SessionPort } from "@cantina/domain/session";

/** The server, as far as it is reached before a sign-in. */
export type Backend = {
  readonly client: ApiClient;
  readonly session: SessionPort;
  readonly accounts: AccountsSource;
};

export function connectBackend(input: ApiClientInput): Backend {
  const client = createApiClient(input);
  return { client, session: httpSession(client), accounts: httpAccounts(client) };
}
