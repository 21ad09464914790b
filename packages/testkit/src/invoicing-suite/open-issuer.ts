import { randomUUID } from "node:crypto";
import type { Feature } from "@cantina/domain/cafeteria";
import type { TestServer } from "../database/index.ts";
import { type Counter, openCounter, signInAs } from "../orders-suite/index.ts";

/** All that an invoice of letter B tells of who issues it. */
export const issuer = {
  cuit: "30712345671",
  legalName: "Comedor San Martín SRL",
  address: "Mitre 100, Rosario",
  vatCondition: "REGISTERED",
  grossIncome: "901-123456-7",
  startDate: "2020-03-01",
  pointOfSale: 3,
  letter: "B",
  vatRate: 2_100,
} as const;

type Answer = { readonly status: number; readonly data: Readonly<Record<string, unknown>>; readonly json: unknown };

export type IssuerPlace = {
  readonly counter: Counter;
  readonly boss: string;
  readonly setOptions: (body: Readonly<Record<string, unknown>>) => Promise<Answer>;
  readonly read: () => Promise<Answer["data"]>;
  readonly ask: (method: string, path: string, body?: unknown) => Promise<Answer>;
};

/** A cafeteria that may invoice. */
export async function openIssuer(
  { database, url, ask }: Pick<TestServer, "database" | "url" | "ask">,
  features: readonly Feature[] = [],
): Promise<IssuerPlace> {
  const counter = await openCounter(database, { url }, { features: ["arca", ...features] });
  const { cafeteriaId, administratorId } = counter.canteen;
  const boss = await signInAs(database, administratorId);
  const askAs = async (method: string, path: string, body: unknown = {}): Promise<Answer> => {
    const { status, json } = await ask(method, `/api${path}`, {
      token: boss,
      ...(method === "GET" ? {} : { body }),
      headers: { "idempotency-key": randomUUID() },
    });
    return { status, json, data: (json as { data?: Answer["data"] }).data ?? {} };
  };
  return {
    counter,
    boss,
    ask: askAs,
    setOptions: (body) => askAs("PUT", `/arca/set_options/${cafeteriaId}`, body),
    read: async () => (await askAs("GET", `/cafeterias/${cafeteriaId}/arca`)).data,
  };
}
