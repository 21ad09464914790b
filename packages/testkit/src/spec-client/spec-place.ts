import { randomUUID } from "node:crypto";
import type { Context, section7 } from "./section-7.ts";
import { type SpecClient, specClient } from "./spec-client.ts";
import { type TestServer, makeCafeteria } from "../database/index.ts";
import { signInAs } from "../orders-suite/index.ts";

/** A cafeteria of which the client knows only what the text tells it, with somebody of each level signed in. */
export type SpecPlace = {
  readonly cafeteriaId: string;
  readonly classId: string;
  /** An account with 1,000 on it. */
  readonly clientId: string;
  readonly commensalId: string;
  readonly emails: Readonly<Record<"system" | "administrator" | "employee" | "client", string>>;
  readonly system: SpecClient;
  readonly administrator: SpecClient;
  readonly employee: SpecClient;
  readonly client: SpecClient;
  readonly anybody: SpecClient;
};

export type SpecCall = (place: SpecPlace) => Promise<void>;
/** One for each line of the table. */
export type CallsOf<C extends Context> = Readonly<Record<(typeof section7)[C][number], SpecCall>>;

const allFeatures = [
  "stockControl",
  "coupons",
  "flowControl",
  "subscriptions",
  "calendarProducts",
  "inventory",
  "metrics",
  "premiumMetrics",
  "mercadoPago",
  "directa24",
  "plexo",
  "mattilda",
  "arca",
] as const;

export async function openSpecPlace(server: TestServer): Promise<SpecPlace> {
  const { query } = server.database;
  const place = await makeCafeteria(server.database, {
    features: [
      ...allFeatures,
      "productUtility",
      "advancedIdentification",
      "commensalDailyLimit",
      "commensalRestrictions",
    ],
  });
  const [classId, commensalId, clientId] = [randomUUID(), randomUUID(), place.client.profileId];
  await query("insert into cafeteria_class (id, cafeteria_id, name, position) values ($1, $2, '3º A', 1)", [
    classId,
    place.id,
  ]);
  await query(
    `insert into commensal (id, cafeteria_id, profile_id, first_name, last_name, class_id)
     values ($1, $2, $3, 'Ana', 'Gómez', $4)`,
    [commensalId, place.id, clientId, classId],
  );
  await query(
    `insert into posting (cafeteria_id, debit_account_id, credit_account_id, amount, cause_kind, cause_id)
     select $1, d.id, c.id, 100000, 'CORRECTION', gen_random_uuid() from account d, account c
      where d.cafeteria_id = $1 and d.kind = 'CORRECTIONS' and c.profile_id = $2`,
    [place.id, clientId],
  );
  const as = async ({ profileId }: { readonly profileId: string }) => {
    const token = await signInAs(server.database, profileId);
    return { token, speaks: specClient(server.url, place.id, token) };
  };
  const [administrator, employee] = [await as(place.administrator), await as(place.employee)];
  for (const { token } of [administrator, employee])
    await server.ask("POST", `/api/cafeterias/${place.id}/cashflow`, {
      token,
      body: { type: "OPEN", amount: 100 },
      headers: { "idempotency-key": randomUUID() },
    });
  return {
    cafeteriaId: place.id,
    classId,
    clientId,
    commensalId,
    emails: {
      system: place.system.email,
      administrator: place.administrator.email,
      employee: place.employee.email,
      client: place.client.email,
    },
    system: (await as(place.system)).speaks,
    administrator: administrator.speaks,
    employee: employee.speaks,
    client: (await as(place.client)).speaks,
    anybody: specClient(server.url, place.id),
  };
}

let count = 0;
/** A name that nobody has yet. */
export const newName = (what: string): string => `${what} ${(count += 1)}`;
