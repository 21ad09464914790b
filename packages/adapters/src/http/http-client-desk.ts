import { clientsEndpoints, discountCategoryEndpoints, managedClientEndpoints } from "@cantina/contract/clients";
import type { RequestOf } from "@cantina/contract/endpoint";
import type { Commensal, DiscountTerms, ManagedCategory, ManagedClient, StatementEntry } from "@cantina/domain/clients";
import {
  type CafeteriaId,
  type Cents,
  type ClassId,
  type CommensalId,
  type DiscountCategoryId,
  type IdempotencyKey,
  type ProfileId,
  type Result,
} from "@cantina/domain/kernel";
import type { ApiClient } from "./api-client.ts";
import type { ApiFailure, Counted } from "@cantina/contract/calls";
import { mapped } from "./mapped.ts";
import { type PictureChange, withPicture } from "./picture.ts";

export type ClientQuestion = RequestOf<typeof managedClientEndpoints.listManagedClients>["query"];
export type StatementQuestion = RequestOf<typeof managedClientEndpoints.readStatement>["query"];

type Terms = {
  readonly username: string;
  readonly discountCategoryId: DiscountCategoryId | null;
  /** null: the category's. */
  readonly minimumBalance: Cents | null;
  /** Absent: as it is. */
  readonly familyCode?: string;
};
type Named = {
  readonly firstName: string;
  readonly lastName: string;
  readonly classId: ClassId;
  readonly photo?: PictureChange;
};

export type NewClient = Terms & { readonly email: string; readonly commensals: readonly Named[] };
export type ClientChange = Terms & {
  /** The one that was shown. */
  readonly version: number;
  readonly commensals: readonly (Named & { readonly id: CommensalId | null })[];
};

type Answer<T> = Promise<Result<T, ApiFailure>>;

/** What administrators do with clients and their categories; the same key with the same request gives the first answer again. */
export type ClientDesk = {
  readonly listClients: (question: ClientQuestion, signal: AbortSignal) => Answer<Counted<readonly ManagedClient[]>>;
  readonly addClient: (client: NewClient, key: IdempotencyKey) => Answer<ManagedClient>;
  readonly changeClient: (profileId: ProfileId, change: ClientChange, key: IdempotencyKey) => Answer<ManagedClient>;
  /** `balance` is what was shown and confirmed. */
  readonly deleteClient: (profileId: ProfileId, balance: Cents, key: IdempotencyKey) => Answer<ManagedClient>;
  readonly deleteCommensal: (
    profileId: ProfileId,
    commensalId: CommensalId,
    key: IdempotencyKey,
  ) => Answer<ManagedClient>;
  readonly readStatement: (
    profileId: ProfileId,
    question: StatementQuestion,
    signal: AbortSignal,
  ) => Answer<Counted<readonly StatementEntry[]>>;
  readonly associateCard: (commensalId: CommensalId, cardCode: string, key: IdempotencyKey) => Answer<null>;
  readonly listCategories: (signal: AbortSignal) => Answer<readonly ManagedCategory[]>;
  readonly addCategory: (terms: DiscountTerms, key: IdempotencyKey) => Answer<ManagedCategory>;
  readonly changeCategory: (
    categoryId: DiscountCategoryId,
    version: number,
    terms: DiscountTerms,
    key: IdempotencyKey,
  ) => Answer<ManagedCategory>;
  readonly deleteCategory: (categoryId: DiscountCategoryId, key: IdempotencyKey) => Answer<null>;
};

/** Photos go as files, and each row names its own. */
function withPhotos<Row extends Named>(rows: readonly Row[]) {
  const files = new Map<string, Blob>();
  const commensals = rows.map(({ photo, ...row }, index) => {
    if (photo === undefined || photo === null) return photo === null ? { ...row, image: null } : row;
    files.set(`image-${index}`, photo);
    return { ...row, image: `image-${index}` };
  });
  return { commensals, files };
}

export function httpClientDesk(client: ApiClient, cafeteriaId: CafeteriaId): ClientDesk {
  const params = { cafeteriaId };
  const shown = (one: ManagedClient): ManagedClient => ({
    ...one,
    commensals: one.commensals.map(withPicture(client)<Commensal>),
  });
  return {
    listClients: async (query, signal) =>
      mapped(
        await client.callCounted(managedClientEndpoints.listManagedClients, { params, query }, { signal }),
        ({ data, totalCount }) => ({ data: data.map(shown), totalCount }),
      ),
    addClient: async (wanted, idempotencyKey) => {
      const { commensals, files } = withPhotos(wanted.commensals);
      const body = { ...wanted, commensals };
      const options = { idempotencyKey, files };
      return mapped(await client.call(managedClientEndpoints.createClient, { params, body }, options), shown);
    },
    changeClient: async (profileId, change, idempotencyKey) => {
      const { commensals, files } = withPhotos(change.commensals);
      const body = { ...change, commensals };
      const request = { params: { ...params, profileId }, body };
      return mapped(await client.call(managedClientEndpoints.updateClient, request, { idempotencyKey, files }), shown);
    },
    deleteClient: (profileId, balance, idempotencyKey) =>
      client.call(
        managedClientEndpoints.deleteClient,
        { params: { ...params, profileId }, body: { balance } },
        { idempotencyKey },
      ),
    deleteCommensal: async (profileId, commensalId, idempotencyKey) => {
      const request = { params: { ...params, profileId, commensalId } };
      return mapped(await client.call(managedClientEndpoints.deleteCommensal, request, { idempotencyKey }), shown);
    },
    readStatement: (profileId, query, signal) =>
      client.callCounted(managedClientEndpoints.readStatement, { params: { ...params, profileId }, query }, { signal }),
    associateCard: async (commensalId, cardCode, idempotencyKey) => {
      const request = { params: { ...params, commensalId }, body: { cardCode } };
      return mapped(await client.call(clientsEndpoints.associateCard, request, { idempotencyKey }), () => null);
    },
    listCategories: (signal) => client.call(clientsEndpoints.listDiscountCategories, { params }, { signal }),
    addCategory: (terms, idempotencyKey) =>
      client.call(discountCategoryEndpoints.createDiscountCategory, { params, body: terms }, { idempotencyKey }),
    changeCategory: (categoryId, version, terms, idempotencyKey) =>
      client.call(
        discountCategoryEndpoints.updateDiscountCategory,
        { params: { ...params, categoryId }, body: { version, ...terms } },
        { idempotencyKey },
      ),
    deleteCategory: (categoryId, idempotencyKey) =>
      client.call(
        discountCategoryEndpoints.deleteDiscountCategory,
        { params: { ...params, categoryId } },
        { idempotencyKey },
      ),
  };
}
