import { randomUUID } from "node:crypto";
import type { ServerDatabase } from "@cantina/server/http";
import { openCounter, signInAs } from "../orders-suite/index.ts";
import { type ApiAnswer, callApi } from "./call-api.ts";
import { beginTopUp } from "./online-buyer.ts";

type Around = { readonly database: ServerDatabase; readonly url: string };

/** Of a provider with a page of its own. */
export type HostedPlace = {
  readonly provider: "DIRECTA24" | "PLEXO" | "MATTILDA";
  readonly feature: "directa24" | "plexo" | "mattilda";
  readonly country: string;
  /** What it calls the canteen; null: nobody has given it an id. */
  readonly accountId: string | null;
  /** Hundredths of a percent. */
  readonly surcharge?: number;
};

export type HostedBuyer = {
  readonly cafeteriaId: string;
  readonly bossToken: string;
  /** Of the highest level. */
  readonly systemToken: string;
  readonly clientId: string;
  readonly token: string;
  readonly topUp: (amount: number) => Promise<ApiAnswer>;
  readonly balance: () => Promise<number>;
};

/** A client of a cafeteria that is known to such a provider. */
export async function openHostedBuyer(
  { database, url }: Around,
  { provider, feature, country, accountId, surcharge = 0 }: HostedPlace,
): Promise<HostedBuyer> {
  const { query } = database;
  const counter = await openCounter(database, { url }, { features: [feature] });
  const { cafeteriaId, administratorId, employeeId } = counter.canteen;
  await query("insert into country (id, name) values ($1, $1) on conflict do nothing", [country]);
  await query("update cafeteria set country_id = $1 where id = $2", [country, cafeteriaId]);
  // Nobody of that level stands at a counter.
  await query("update profile set privilege_level = 'SYSTEM_ADMINISTRATOR' where id = $1", [employeeId]);
  await query("insert into provider_fee values ($1, $2, $3, 0)", [cafeteriaId, provider, surcharge]);
  if (accountId !== null && provider === "MATTILDA")
    await query("insert into payout_account values ($1, $2, $3, clock_timestamp())", [
      cafeteriaId,
      accountId,
      administratorId,
    ]);
  else if (accountId !== null)
    await query(
      `insert into provider_link (cafeteria_id, provider, status, kind, account_id, is_live, linked_by, linked_at)
       values ($1, $2, 'ACTIVE', 'ASSIGNED', $3, false, $4, clock_timestamp())`,
      [cafeteriaId, provider, accountId, administratorId],
    );
  const { clientId } = await counter.diner();
  const token = await signInAs(database, clientId);
  return {
    cafeteriaId,
    bossToken: await signInAs(database, administratorId),
    systemToken: await signInAs(database, employeeId),
    clientId,
    token,
    topUp: (amount) => beginTopUp(url, { cafeteriaId, token }, { amount, paymentMethod: provider }),
    balance: async () => {
      const [row] = await query("select balance from account where profile_id = $1", [clientId]);
      return Number(row?.["balance"]);
    },
  };
}

/** As the administrator asks for both books to be compared. */
export const compareBooksOf = (url: string, { cafeteriaId, bossToken: token }: HostedBuyer): Promise<ApiAnswer> =>
  callApi(url, { path: `/cafeterias/${cafeteriaId}/mp/comparison`, token, body: {}, key: randomUUID() });

/** As the buyer's browser opens the address that a top-up answered with. */
export async function visitPage(url: unknown) {
  const response = await fetch(String(url), { redirect: "manual" });
  return { status: response.status, to: response.headers.get("location"), text: await response.text() };
}
