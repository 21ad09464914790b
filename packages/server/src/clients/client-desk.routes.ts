import type { LinkMail } from "../access/index.ts";
import { clientDeskEndpoints } from "@cantina/contract/clients";
import { accepted } from "@cantina/domain/kernel";
import { type Route, route } from "../http/index.ts";
import { addClient } from "./add-client.ts";
import { changeClient } from "./change-client.ts";
import { deleteClient, deleteCommensal } from "./delete-client.ts";
import { findClients, sumBalances } from "./managed-client.queries.ts";
import { managedFrom } from "./managed-client.ts";
import { readStatement } from "./statement.ts";

export const clientDeskRoutes = (mail: LinkMail): readonly Route[] => [
  route(clientDeskEndpoints.listManagedClients, async ({ params, query }, { db: { kysely } }) => {
    const { clients, totalCount } = await findClients(kysely, { ...params, ...query });
    return accepted({ data: await managedFrom(kysely, clients), totalCount });
  }),

  route(clientDeskEndpoints.sumBalances, async ({ params, query }, { db: { kysely } }) =>
    accepted({ data: { total: await sumBalances(kysely, { ...params, ...query }) } }),
  ),

  addClient(mail),
  changeClient,
  deleteClient,
  deleteCommensal,
  route(clientDeskEndpoints.readStatement, readStatement),
];
