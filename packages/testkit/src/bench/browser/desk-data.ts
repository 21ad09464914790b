import pg from "pg";

import { clientsData, promoteSeller } from "../clients/clients-data.ts";
import { shownProducts } from "./browser-data.ts";

const deskData: readonly string[] = [
  ...clientsData,
  promoteSeller,
  // The desk shows what the till's screen hides, too.
  `update product set status = 'DELETED' where position > ${shownProducts}`,
];

/** Written when the tills' measures are done, because the seller is an administrator from then on. */
export async function fillDesk(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  for (const statement of deskData) await client.query(statement);
  await client.query("analyze");
  await client.end();
}
