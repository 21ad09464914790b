import { managedClientEndpoints } from "@cantina/contract/clients";
import { accepted } from "@cantina/domain/kernel";
import { type Route, route } from "../http/index.ts";
import { type ClientMail, addClient } from "./add-client.ts";
import { changeClient } from "./change-client.ts";
import { deleteClient, deleteCommensal } from "./delete-client.ts";
import { findClients } from "./managed-client.queries.ts";
import { managedFrom } from "./managed-client.ts";
import { readStatement } from "./statement.ts";

export const managedClientRoutes = (letters: ClientMail): readonly Route[] => [
  route(managedClientEndpoints.listManagedClients, async ({ params, query }, { db: { kysely } }) => {
    const { clients, totalCount } = await findClients(kysely, { ...params, ...query });
    return accepted({ data: await managedFrom(kysely, clients), totalCount });
  }),

  route(managedClientEndpoints.createClient, ({ body }, context) => addClient(body, context, letters)),

  route(managedClientEndpoints.updateClient, ({ params, body }, context) =>
    changeClient(params.profileId, body, context),
  ),

  route(managedClientEndpoints.deleteClient, ({ params, body }, context) =>
    deleteClient(params.profileId, body.balance, context),
  ),

  route(managedClientEndpoints.deleteCommensal, ({ params }, context) => deleteCommensal(params, context)),

  route(managedClientEndpoints.readStatement, readStatement),
];
