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

/** What administrators do with clients and their categories. */
export type ClientDesk = {
  readonly listClients: (question: ClientQuestion, signal: AbortSignal) => Answer<Counted<readonly ManagedClient[]>>;
  /** The same key with the same client gives the first answer again. */
  readonly addClient: (client: NewClient, key: IdempotencyKey) => Answer<ManagedClient>;
  readonly changeClient: (profileId: ProfileId, change: ClientChange) => Answer<ManagedClient>;
  /** `balance` is what was shown and confirmed. */
  readonly deleteClient: (profileId: ProfileId, balance: Cents) => Answer<ManagedClient>;
  readonly deleteCommensal: (profileId: ProfileId, commensalId: CommensalId) => Answer<ManagedClient>;
  readonly readStatement: (
    profileId: ProfileId,
    question: StatementQuestion,
    signal: AbortSignal,
  ) => Answer<Counted<readonly StatementEntry[]>>;
  readonly associateCard: (commensalId: CommensalId, cardCode: string) => Answer<null>;
  readonly listCategories: (signal: AbortSignal) => Answer<readonly ManagedCategory[]>;
  readonly addCategory: (terms: DiscountTerms, key: IdempotencyKey) => Answer<ManagedCategory>;
  readonly changeCategory: (
    categoryId: DiscountCategoryId,
    version: number,
    terms: DiscountTerms,
  ) => Answer<ManagedCategory>;
  readonly deleteCategory: (categoryId: DiscountCategoryId) => Answer<null>;
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
    changeClient: async (profileId, change) => {
      const { commensals, files } = withPhotos(change.commensals);
      const body = { ...change, commensals };
      const request = { params: { ...params, profileId }, body };
      return mapped(await client.call(managedClientEndpoints.updateClient, request, { files }), shown);
    },
    deleteClient: (profileId, balance) =>
      client.call(managedClientEndpoints.deleteClient, {
        params: { ...params, profileId },
        body: { balance },
      }),
    deleteCommensal: async (profileId, commensalId) =>
      mapped(
        await client.call(managedClientEndpoints.deleteCommensal, { params: { ...params, profileId, commensalId } }),
        shown,
      ),
    readStatement: (profileId, query, signal) =>
      client.callCounted(managedClientEndpoints.readStatement, { params: { ...params, profileId }, query }, { signal }),
    associateCard: async (commensalId, cardCode) =>
      mapped(
        await client.call(clientsEndpoints.associateCard, { params: { ...params, commensalId }, body: { cardCode } }),
        () => null,
      ),
    listCategories: (signal) => client.call(clientsEndpoints.listDiscountCategories, { params }, { signal }),
    addCategory: (terms, idempotencyKey) =>
      client.call(discountCategoryEndpoints.createDiscountCategory, { params, body: terms }, { idempotencyKey }),
    changeCategory: (categoryId, version, terms) =>
      client.call(discountCategoryEndpoints.updateDiscountCategory, {
        params: { ...params, categoryId },
        body: { version, ...terms },
      }),
    deleteCategory: (categoryId) =>
      client.call(discountCategoryEndpoints.deleteDiscountCategory, { params: { ...params, categoryId } }),
  };
}
