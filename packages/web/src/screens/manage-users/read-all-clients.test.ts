import type { ManagedClient } from "@cantina/domain/clients";
import { cents } from "@cantina/domain/kernel";
import { anyDiner } from "@cantina/testkit/arbitraries";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type ReadClients, readAllClients } from "./read-all-clients.ts";

const [someone] = fc.sample(anyDiner(), { numRuns: 1, seed: 7 });
if (someone === undefined) throw new Error("no sample");
const { client } = someone;

type Shop = { readonly read: ReadClients; readonly balances: Map<string, number> };

const isIn = (view: string | undefined, balance: number): boolean => view !== "DEBT" || balance < 0;

/** As the server pages them; what happens to the balances between two pages, given those that were last read. */
function openShop(count: number, firstBalance: number, between: (balances: Map<string, number>) => void): Shop {
  const names = Array.from({ length: count }, (_, at) => `c${String(at).padStart(4, "0")}`);
  // Each stands for two equal ones.
  const balances = new Map(names.map((name, at) => [name, firstBalance + Math.floor(at / 2)]));
  return {
    balances,
    read: ({ sort = "EMAIL", direction = "ASC", view, offset, limit }) => {
      const sign = direction === "DESC" ? -1 : 1;
      const all = [...balances]
        .filter(([, balance]) => isIn(view, balance))
        .toSorted(([a, left], [b, right]) => sign * ((sort === "BALANCE" && left - right) || (a < b ? -1 : 1)));
      const page = all
        .slice(offset, offset + limit)
        .map(([id, balance]) => ({ ...client, id, balance: cents(balance) }));
      between(balances);
      return Promise.resolve(page as unknown as readonly ManagedClient[]);
    },
  };
}

/** Who has most buys for all of it. */
function buyOut(balances: Map<string, number>): void {
  const [most] = [...balances].toSorted(([, a], [, b]) => b - a);
  if (most !== undefined) balances.set(most[0], -1);
}

test.each(["ASC", "DESC"] as const)(
  "[EXPORT-33] a file of clients has each of them once, in the order of their balances, whatever is sold meanwhile: %s",
  async (direction) => {
    const { read, balances } = openShop(1_201, 1_000, buyOut);
    const clients = await readAllClients({ sort: "BALANCE", direction }, read);
    expect(clients.map(({ id }) => String(id)).toSorted()).toEqual([...balances.keys()]);
    const told = clients.map(({ id, balance }) => ({ id: String(id), balance: Number(balance) }));
    const sign = direction === "ASC" ? 1 : -1;
    expect(told).toEqual(told.toSorted((a, b) => sign * (a.balance - b.balance || (a.id < b.id ? -1 : 1))));
  },
);

test("[EXPORT-33] whoever pays meanwhile takes nobody who owes out of the file of who owes", async () => {
  let paid = 0;
  // After each of the first pages the first one who owes pays.
  const { read, balances } = openShop(1_201, -5_000, (all) => {
    const [first] = [...all].filter(([, balance]) => balance < 0);
    if (first !== undefined && paid < 2) {
      all.set(first[0], 0);
      paid += 1;
    }
  });
  const clients = await readAllClients({ sort: "BALANCE", direction: "ASC", view: "DEBT" }, read);
  const told = new Set(clients.map(({ id }) => String(id)));
  expect([...balances].filter(([name, balance]) => balance < 0 && !told.has(name))).toEqual([]);
});

test("[EXPORT-33] in any other order they are read as they are shown", async () => {
  const asked: unknown[] = [];
  await readAllClients({ sort: "CATEGORY", direction: "DESC", view: "LOW" }, (question) => {
    asked.push(question);
    return Promise.resolve([]);
  });
  expect(asked).toEqual([{ sort: "CATEGORY", direction: "DESC", view: "LOW", offset: 0, limit: 500 }]);
});
