import { clientDeskEndpoints } from "@cantina/contract/clients";
import type { Database } from "@cantina/server/db";
import pg from "pg";

import { fillBench, openBenchPlace, sellerCredentials } from "../bench-place.ts";
import { type PageMeasured, measurePages } from "../pages/measure-pages.ts";
import { hold, openTillClient } from "../till-client.ts";
import { clientCases } from "./client-cases.ts";
import { clientsData, promoteSeller } from "./clients-data.ts";

async function fillClients(database: Pick<Database<unknown>, "query">): Promise<void> {
  await fillBench(database);
  for (const statement of [...clientsData, promoteSeller]) await database.query(statement, []);
}

/** Pages of the clients' table, each through HTTP and by SQL. */
export async function measureClients(rounds: number): Promise<readonly PageMeasured[]> {
  const place = await openBenchPlace({ fill: fillClients });
  const client = new pg.Client(place.connection);
  try {
    await client.connect();
    await place.settle();
    const desk = await openTillClient(place.url, sellerCredentials);
    const params = { cafeteriaId: desk.cafeteriaId };
    const cases = clientCases.map(({ name, query, rowsText, countText }) => ({
      name,
      ask: async () => hold(await desk.call(clientDeskEndpoints.listManagedClients, { params, query })).data,
      rowsText,
      countText,
    }));
    return await measurePages(client, cases, rounds);
  } finally {
    await client.end();
    await place.close();
  }
}
