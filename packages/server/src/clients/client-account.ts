import type { ClientRow, CommensalRow } from "./client.queries.ts";

/** Each client with their own of the commensals, in a single walk over both lists. */
export function accountsFrom<Client extends ClientRow>(
  clients: readonly Client[],
  commensals: readonly CommensalRow[],
): (Client & { readonly commensals: readonly CommensalRow[] })[] {
  const byClient = new Map<string, CommensalRow[]>();
  for (const row of commensals) {
    const family = byClient.get(row.profileId);
    if (family === undefined) byClient.set(row.profileId, [row]);
    else family.push(row);
  }
  return clients.map((client) => ({ ...client, commensals: byClient.get(client.id) ?? [] }));
}
