import { clientsEndpoints } from "@cantina/contract/clients";
import { can, profileTypes } from "@cantina/domain/access";
import { accepted, localDateOf, maxMoney, noMoney, refused, subtractMoney } from "@cantina/domain/kernel";
import { type Route, isOpenTo, route } from "../http/index.ts";
import { associateCard } from "./associate-card.ts";
import { commensalCareRoutes } from "./commensal-care.ts";
import { restrictionRoutes } from "./restrictions.ts";
import { readProfiles } from "./read-profiles.queries.ts";
import { findLimit, spentOn } from "./terms.queries.ts";

export const tillClientRoutes: readonly Route[] = [
  route(clientsEndpoints.listClients, async ({ params: { cafeteriaId }, query }, { db: { kysely }, identity }) => {
    const types = query.type === undefined ? profileTypes : [query.type];
    // Who was deleted is for administrators to see.
    const seen = can(identity, "editClients") ? (["ENABLED", "DELETED"] as const) : (["ENABLED"] as const);
    const statuses = seen.filter((status) => query.status === undefined || query.status === status);
    return accepted({ data: await readProfiles(kysely, cafeteriaId, { only: null, types, statuses }) });
  }),

  route(clientsEndpoints.readClient, async ({ params: { cafeteriaId, profileId } }, { db: { kysely }, identity }) => {
    if (!isOpenTo(identity, profileId)) return refused({ code: "NOT_FOUND" });
    const asked = { only: profileId, types: profileTypes, statuses: ["ENABLED"] } as const;
    const [profile] = await readProfiles(kysely, cafeteriaId, asked);
    return profile === undefined ? refused({ code: "NOT_FOUND" }) : accepted({ data: profile });
  }),

  route(
    clientsEndpoints.readDailyLimit,
    async ({ params: { cafeteriaId, commensalId } }, { db: { kysely }, clock, identity }) => {
      const row = await findLimit(kysely, cafeteriaId, commensalId);
      if (row === undefined || !isOpenTo(identity, row.profileId)) return refused({ code: "NOT_FOUND" });
      const { dailyLimit, zone } = row;
      if (dailyLimit === null) return accepted({ data: { dailyLimit, left: null } });
      const spent = await spentOn(kysely, commensalId, localDateOf(clock.now(), zone));
      return accepted({ data: { dailyLimit, left: maxMoney(noMoney, subtractMoney(dailyLimit, spent)) } });
    },
  ),

  ...commensalCareRoutes,
  ...restrictionRoutes,

  associateCard,
];
