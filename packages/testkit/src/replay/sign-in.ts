import type { ApiFailure } from "@cantina/contract/calls";
import { accessEndpoints } from "@cantina/contract/access";
import { type CafeteriaId, type Result, accepted } from "@cantina/domain/kernel";

import { type FetchClient, fetchClient } from "./fetch-client.ts";
import { persist } from "./persist.ts";

export type SignedIn = {
  readonly client: FetchClient;
  readonly cafeteriaId: CafeteriaId;
  readonly cafeteriaName: string;
};

type Credentials = { readonly url: string; readonly email: string; readonly password: string };

/** A client of the API that speaks for the account's first staff profile. */
export async function signIn({ url, email, password }: Credentials): Promise<Result<SignedIn | null, ApiFailure>> {
  let token: string | null = null;
  const client = fetchClient(url, () => token);
  // Fewer tries: most often the server has just not been started, and whoever waits should hear it soon.
  const profiles = await persist(() => client.call(accessEndpoints.authenticate, { body: { email, password } }), 3);
  if (!profiles.ok) return profiles;
  const staff = profiles.value.find(({ profile }) => profile.type === "CAFETERIA");
  if (staff === undefined) return accepted(null);
  token = staff.jwt;
  return accepted({ client, cafeteriaId: staff.profile.cafeteriaId, cafeteriaName: staff.profile.cafeteriaName });
}
