import { clientsEndpoints } from "@cantina/contract/clients";
import {
  accepted,
  cents,
  decimalFromCents,
  localDateOf,
  maxMoney,
  noMoney,
  refused,
  subtractMoney,
} from "@cantina/domain/kernel";
import { type Route, route } from "../http/index.ts";
import { associateCard } from "./associate-card.ts";
import { accountsFrom, moneyOrNull } from "./client-account.ts";
import { clientsOf, commensalsOf } from "./client.queries.ts";
import { readAccount } from "./read-account.queries.ts";
import { findLimit, spentOn } from "./terms.queries.ts";

export const tillClientRoutes: readonly Route[] = [
  route(clientsEndpoints.listClients, async ({ params: { cafeteriaId } }, { db: { kysely } }) => {
    const [clients, commensals] = await Promise.all([
      clientsOf(kysely, cafeteriaId, null),
      commensalsOf(kysely, cafeteriaId, null),
    ]);
    return accepted({ data: accountsFrom(clients, commensals) });
  }),

  route(clientsEndpoints.readClient, async ({ params: { cafeteriaId, profileId } }, { db: { kysely } }) => {
    const account = await readAccount(kysely, cafeteriaId, profileId);
    return account === undefined ? refused({ code: "NOT_FOUND" }) : accepted({ data: account });
  }),

  route(
    clientsEndpoints.readDailyLimit,
    async ({ params: { cafeteriaId, commensalId } }, { db: { kysely }, clock }) => {
      const row = await findLimit(kysely, cafeteriaId, commensalId);
      if (row === undefined) return refused({ code: "NOT_FOUND" });
      if (row.daily_limit === null) return accepted({ data: { dailyLimit: null, left: null } });
      const spent = await spentOn(kysely, commensalId, localDateOf(clock.now(), row.tz_name));
      const left = maxMoney(noMoney, subtractMoney(cents(row.daily_limit), cents(spent)));
      return accepted({ data: { dailyLimit: moneyOrNull(row.daily_limit), left: decimalFromCents(left) } });
    },
  ),

  route(clientsEndpoints.associateCard, ({ params, body }, context) =>
    associateCard(params.commensalId, body.cardCode, context),
  ),
];
