import type { clientDeskEndpoints } from "@cantina/contract/clients";
import type { GivenDataOf } from "@cantina/contract/endpoint";
import { type CafeteriaId, BrokenInvariant } from "@cantina/domain/kernel";
import type { Kysely } from "kysely";
import { accountsFrom } from "./client-account.ts";
import { commensalsOfClients } from "./client.queries.ts";
import { type ManagedRow, findManagedClient } from "./managed-client.queries.ts";

type ManagedData = GivenDataOf<typeof clientDeskEndpoints.updateClient>;

/** Rows with their commensals, in the order of the rows. */
export async function managedFrom(db: Kysely<unknown>, rows: readonly ManagedRow[]): Promise<ManagedData[]> {
  const commensals = await commensalsOfClients(
    db,
    rows.map(({ id }) => id),
  );
  return accountsFrom(rows, commensals);
}

/** What a change has made of a client. */
export async function readManaged(trx: Kysely<unknown>, cafeteriaId: CafeteriaId, id: string): Promise<ManagedData> {
  const row = await findManagedClient(trx, cafeteriaId, id);
  const [client] = row === undefined ? [] : await managedFrom(trx, [row]);
  if (client === undefined) throw new BrokenInvariant("a client just changed can be read");
  return client;
}
