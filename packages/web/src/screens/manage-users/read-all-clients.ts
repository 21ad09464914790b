import type { ManagedClient } from "@cantina/domain/clients";
import type { ClientQuestion } from "../../composition/desk/index.ts";

const batch = 500;
/** Of a list that goes on changing what the last one found is good enough. */
const mostPasses = 4;

type Paging = { readonly offset: number; readonly limit: number };
export type ReadClients = (question: ClientQuestion & Paging) => Promise<readonly ManagedClient[]>;

const byEmail = { sort: "EMAIL", direction: "ASC" } as const;

/** As the server orders them, equal balances by their ids. */
function byBalance(
  clients: readonly ManagedClient[],
  direction: ClientQuestion["direction"],
): readonly ManagedClient[] {
  const sign = direction === "DESC" ? -1 : 1;
  return clients.toSorted((a, b) => sign * (a.balance - b.balance || (a.id < b.id ? -1 : 1)));
}

/**
 * All whom a question finds, each once, in its order. They are read by email where that order is by balance: each sale
 * would move clients from a page that is still to be read to one that was. Who owes is found by balance, too: whoever
 * pays meanwhile moves all behind them, so that the pages are read until they hold nobody new. EXPORT-33
 */
export async function readAllClients(question: ClientQuestion, read: ReadClients): Promise<readonly ManagedClient[]> {
  const isByBalance = question.sort === "BALANCE";
  const isFoundByBalance = question.view === "DEBT" || question.view === "LOW";
  const found = new Map<string, ManagedClient>();
  const readPages = async (): Promise<{ readonly isOne: boolean; readonly hasNew: boolean }> => {
    const known = found.size;
    for (let offset = 0; ; offset += batch) {
      const page = await read({ ...question, ...(isByBalance && byEmail), offset, limit: batch });
      for (const client of page) if (!found.has(client.id)) found.set(client.id, client);
      if (page.length < batch) return { isOne: offset === 0, hasNew: found.size > known };
    }
  };
  for (let passes = 0; passes < mostPasses; passes += 1) {
    const { isOne, hasNew } = await readPages();
    if (!isFoundByBalance || isOne || !hasNew) break;
  }
  const clients = [...found.values()];
  return isByBalance ? byBalance(clients, question.direction) : clients;
}
