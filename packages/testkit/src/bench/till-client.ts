import { createApiClient } from "@cantina/adapters/http";
import { accessEndpoints } from "@cantina/contract/access";
import { BrokenInvariant, type CafeteriaId, type Result } from "@cantina/domain/kernel";

export type Credentials = { readonly email: string; readonly password: string };

export type TillClient = Pick<ReturnType<typeof createApiClient>, "call"> & {
  readonly jwt: string;
  readonly profileId: string;
  readonly cafeteriaId: CafeteriaId;
};

export const hold = <T>(result: Result<T, unknown>): T => {
  if (result.ok) return result.value;
  throw new BrokenInvariant(JSON.stringify(result.failure));
};

/** A seller at a till of its own. */
export async function openTillClient(url: string, credentials: Credentials): Promise<TillClient> {
  let jwt = "";
  const client = createApiClient({ baseUrl: url, token: () => jwt, tabId: "bench", onSessionExpired: () => {} });
  const [own] = hold(await client.call(accessEndpoints.authenticate, { body: credentials }));
  if (own === undefined) throw new BrokenInvariant("the seller has no profile");
  jwt = own.jwt;
  const { cafeteriaId, id: profileId } = own.profile;
  return { call: client.call, jwt, profileId, cafeteriaId };
}
