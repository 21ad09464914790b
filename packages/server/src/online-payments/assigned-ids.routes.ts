import type { Endpoint } from "@cantina/contract/endpoint";
import { type Area, isAllowedLevel } from "@cantina/domain/access";
import type { ProviderFeature } from "@cantina/domain/cafeteria";
import {
  type BasisPoints,
  type CafeteriaId,
  type Instant,
  type ProfileId,
  accepted,
  basisPoints,
  refused,
} from "@cantina/domain/kernel";
import type { Kysely, Transaction } from "kysely";
import type { GenericSchema } from "valibot";
import { constraintOf } from "../db/index.ts";
import { type Identity, type Route, change, changeOnce, ownRoute, recordChange, route } from "../http/index.ts";
import type { OnlineProvider } from "@cantina/domain/payments";
import { placeOf, putFees, readFees, taken } from "./links.queries.ts";

/** What a provider calls a cafeteria. */
export type AssignedAccount = {
  readonly accountId: string;
  /** null: nobody tells. */
  readonly isLive: boolean | null;
  readonly assignedAt: Instant;
};

type Given = { readonly cafeteriaId: CafeteriaId; readonly accountId: string };

/** Where the ids of one provider stand. */
export type AssignedIds = {
  readonly find: (db: Kysely<unknown>, cafeteriaId: CafeteriaId) => Promise<AssignedAccount | undefined>;
  /** Whether another cafeteria has it. */
  readonly isTaken: (trx: Transaction<unknown>, given: Given) => Promise<boolean>;
  readonly put: (trx: Transaction<unknown>, given: Given & { readonly by: ProfileId }) => Promise<void>;
  /** What says that another cafeteria was given it a moment ago. */
  readonly constraint: string;
};

type Params = GenericSchema<unknown, { readonly cafeteriaId: CafeteriaId }>;
type Changing<Body> = Endpoint & {
  readonly method: "POST" | "PUT";
  readonly access: Area;
  readonly params: Params;
  readonly body: GenericSchema<unknown, Body>;
};

/** A provider that knows a cafeteria by an id that it gave to it. */
export type AssigningProvider = {
  readonly name: OnlineProvider;
  readonly feature: ProviderFeature;
  /** Who may give the id, and sees it. */
  readonly area: Area;
  /** The provider's word for the id, as the calls name it. */
  readonly word: "subMerchantId" | "commerceId" | "merchantId";
  readonly unavailable: { readonly code: "D24_NOT_AVAILABLE" | "PLEXO_NOT_AVAILABLE" | "MATTILDA_NOT_AVAILABLE" };
  /** Whether this server reaches it in that country. */
  readonly serves: (country: string) => boolean;
  readonly ids: AssignedIds;
  /** What is told of it beside the words that all share. `accountId`: null where it isn't told. */
  readonly more?: (of: {
    readonly country: string;
    readonly accountId: string | null;
  }) => Readonly<Record<string, unknown>>;
  readonly endpoints: {
    readonly read: Endpoint & { readonly method: "GET"; readonly access: Area; readonly params: Params };
    readonly assign: Changing<Readonly<Record<string, string>>>;
    readonly setFee: Changing<{ readonly userSurchargeFee: BasisPoints }>;
  };
};

/** Specification §7: one way for all of them. ONLINE-13 */
export function assignedIdRoutes({ name, endpoints, ids, ...provider }: AssigningProvider): readonly Route[] {
  async function standIn(db: Kysely<unknown>, cafeteriaId: CafeteriaId) {
    const { country, providers } = await placeOf(db, cafeteriaId);
    return { country, isAvailable: providers.includes(provider.feature) && provider.serves(country) };
  }
  async function describe(db: Kysely<unknown>, cafeteriaId: CafeteriaId, { level }: Pick<Identity, "level">) {
    const assigned = await ids.find(db, cafeteriaId);
    const { userSurchargeFee } = await readFees(db, cafeteriaId, name);
    const { country, isAvailable } = await standIn(db, cafeteriaId);
    const accountId = isAllowedLevel(provider.area, level) ? (assigned?.accountId ?? null) : null;
    return {
      isAvailable,
      isAssigned: assigned !== undefined,
      [provider.word]: accountId,
      isLive: assigned?.isLive ?? null,
      assignedAt: assigned?.assignedAt ?? null,
      userSurchargeFee,
      ...provider.more?.({ country, accountId }),
    };
  }
  const assign = ownRoute(endpoints.assign, async ({ params: { cafeteriaId }, body }, context) => {
    const { [provider.word]: accountId = "" } = body;
    const { profileId: by } = context.identity;
    try {
      return await changeOnce(endpoints.assign, context, async (trx) => {
        if (!(await standIn(trx, cafeteriaId)).isAvailable) return refused(provider.unavailable);
        if (await ids.isTaken(trx, { cafeteriaId, accountId })) return taken;
        await ids.put(trx, { cafeteriaId, accountId, by });
        await recordChange(trx, context, { entityType: "cafeteria", id: cafeteriaId, after: `${name}_ASSIGNED` });
        return accepted({ data: await describe(trx, cafeteriaId, context.identity) });
      });
    } catch (error) {
      if (constraintOf(error)?.name === ids.constraint) return taken;
      throw error;
    }
  });
  /** Of the base: what the buyer pays on top. We take nothing of it. ONLINE-10 */
  const setFee = change(endpoints.setFee, async (trx, { params: { cafeteriaId }, body }, context) => {
    await putFees(trx, cafeteriaId, name, { ...body, marketFee: basisPoints(0) });
    await recordChange(trx, context, { entityType: "cafeteria", id: cafeteriaId, after: `${name}_FEE` });
    return accepted({ data: await describe(trx, cafeteriaId, context.identity) });
  });
  const read = route(endpoints.read, async ({ params: { cafeteriaId } }, { db, identity }) =>
    accepted({ data: await describe(db.kysely, cafeteriaId, identity) }),
  );
  return [read, assign, setFee];
}
