import { clientsEndpoints } from "@cantina/contract/clients";
import type { ClientAccount, DiscountCategory } from "@cantina/domain/clients";
import type { CafeteriaId, ProfileId, Result } from "@cantina/domain/kernel";
import type { ApiClient } from "./api-client.ts";
import type { ApiFailure } from "@cantina/contract/calls";

export type ClientsSource = {
  readonly listClients: (signal: AbortSignal) => Promise<Result<readonly ClientAccount[], ApiFailure>>;
  readonly readClient: (profileId: ProfileId, signal: AbortSignal) => Promise<Result<ClientAccount, ApiFailure>>;
  readonly listDiscountCategories: (signal: AbortSignal) => Promise<Result<readonly DiscountCategory[], ApiFailure>>;
};

export function httpClients(client: ApiClient, cafeteriaId: CafeteriaId): ClientsSource {
  const params = { cafeteriaId };
  return {
    listClients: (signal) =>
      client.call(clientsEndpoints.listClients, { params, query: { type: "CLIENT", status: "ENABLED" } }, { signal }),
    readClient: (profileId, signal) =>
      client.call(clientsEndpoints.readClient, { params: { ...params, profileId } }, { signal }),
    listDiscountCategories: (signal) => client.call(clientsEndpoints.listDiscountCategories, { params }, { signal }),
  };
}
