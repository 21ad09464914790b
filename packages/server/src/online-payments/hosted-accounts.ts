import { directa24Endpoints, plexoEndpoints } from "@cantina/contract/payments";
import type { HostedName } from "@cantina/domain/payments";
import type { Route } from "../http/index.ts";
import { type AssigningProvider, assignedIdRoutes } from "./assigned-ids.routes.ts";
import { findAssignment, hostedFeatures, putAssignment } from "./assignments.queries.ts";
import { isAccountTaken, linkAccountConstraint } from "./links.queries.ts";
import type { HostedPayments } from "./online-payments.ts";
import { unavailable } from "./unavailable.ts";

/** Mattilda's stands where its payouts look for it, and has its routes beside theirs. */
type AssignedHere = Exclude<HostedName, "MATTILDA">;

const said = {
  DIRECTA24: {
    area: "setDirecta24",
    word: "subMerchantId",
    endpoints: {
      read: directa24Endpoints.readDirecta24,
      assign: directa24Endpoints.setDirecta24Configuration,
      setFee: directa24Endpoints.setDirecta24Fee,
    },
  },
  PLEXO: {
    area: "setPlexo",
    word: "commerceId",
    endpoints: {
      read: plexoEndpoints.readPlexo,
      assign: plexoEndpoints.setPlexoConfiguration,
      setFee: plexoEndpoints.setPlexoFee,
    },
  },
} as const satisfies Readonly<Record<AssignedHere, Pick<AssigningProvider, "area" | "word" | "endpoints">>>;

/** What was begun under the former id ends under it. ONLINE-13 */
export const hostedAccountRoutes = (name: AssignedHere, payments: HostedPayments | null): readonly Route[] =>
  assignedIdRoutes({
    name,
    ...said[name],
    feature: hostedFeatures[name],
    unavailable: unavailable[name],
    serves: (country) => payments?.provider.serves(country) === true,
    ids: {
      constraint: linkAccountConstraint,
      find: (db, cafeteriaId) => findAssignment(db, { cafeteriaId, provider: name }),
      isTaken: (trx, given) => isAccountTaken(trx, { ...given, provider: name }),
      put: (trx, given) => putAssignment(trx, { ...given, provider: name, isLive: payments?.provider.isLive === true }),
    },
  });
