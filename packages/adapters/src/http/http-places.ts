import { type Employee, employeeEndpoints } from "@cantina/contract/access";
import { type CafeteriaSummary, cafeteriaEndpoints } from "@cantina/contract/cafeteria";
import type { ApiFailure } from "@cantina/contract/calls";
import type { ActivityStatus, Feature, PlaceEntry, ProviderFeature } from "@cantina/domain/cafeteria";
import type { StaffDraft } from "@cantina/domain/access";
import type { CafeteriaId, IdempotencyKey, LocalDate, Result, TimeZone } from "@cantina/domain/kernel";
import type { ApiClient } from "./api-client.ts";
import { mapped } from "./mapped.ts";

export type CafeteriaEdit = PlaceEntry & {
  readonly id: CafeteriaId;
  readonly activityStatus: ActivityStatus;
  readonly startDate: LocalDate | null;
};

export type CafeteriaRow = Omit<CafeteriaSummary, "tzName"> & { readonly timeZone: TimeZone };
export type Country = { readonly id: string; readonly name: string; readonly providers: readonly ProviderFeature[] };

/** A row in the product's own words. */
const rowOf = ({ tzName, ...row }: CafeteriaSummary): CafeteriaRow => ({ ...row, timeZone: tzName });

type Row = Promise<Result<CafeteriaRow, ApiFailure>>;

/** What a system administrator does to any cafeteria; the same key with the same request gives the first answer again. */
export type PlacesSource = {
  readonly list: (signal: AbortSignal) => Promise<Result<readonly CafeteriaRow[], ApiFailure>>;
  readonly listCountries: (signal: AbortSignal) => Promise<Result<readonly Country[], ApiFailure>>;
  readonly create: (place: PlaceEntry, key: IdempotencyKey) => Row;
  readonly edit: (edit: CafeteriaEdit, key: IdempotencyKey) => Row;
  readonly changeFeatures: (id: CafeteriaId, features: readonly Feature[], key: IdempotencyKey) => Row;
  readonly disable: (id: CafeteriaId, key: IdempotencyKey) => Row;
  readonly enable: (id: CafeteriaId, key: IdempotencyKey) => Row;
  readonly registerEmployee: (
    id: CafeteriaId,
    draft: StaffDraft,
    key: IdempotencyKey,
  ) => Promise<Result<Employee, ApiFailure>>;
};

export const httpPlaces = (client: ApiClient): PlacesSource => ({
  list: async (signal) =>
    mapped(await client.call(cafeteriaEndpoints.listCafeterias, {}, { signal }), (rows) => rows.map(rowOf)),
  listCountries: (signal) => client.call(cafeteriaEndpoints.listCountries, {}, { signal }),
  create: async ({ timeZone: tzName, ...rest }, idempotencyKey) =>
    mapped(
      await client.call(cafeteriaEndpoints.createCafeteria, { body: { ...rest, tzName } }, { idempotencyKey }),
      rowOf,
    ),
  edit: async ({ id: cafeteriaId, timeZone: tzName, ...rest }, idempotencyKey) => {
    const request = { params: { cafeteriaId }, body: { ...rest, tzName } };
    return mapped(await client.call(cafeteriaEndpoints.editCafeteria, request, { idempotencyKey }), rowOf);
  },
  changeFeatures: async (cafeteriaId, features, idempotencyKey) => {
    const request = { params: { cafeteriaId }, body: { features } };
    return mapped(await client.call(cafeteriaEndpoints.changeFeatures, request, { idempotencyKey }), rowOf);
  },
  disable: async (cafeteriaId, idempotencyKey) =>
    mapped(
      await client.call(cafeteriaEndpoints.disableCafeteria, { params: { cafeteriaId } }, { idempotencyKey }),
      rowOf,
    ),
  enable: async (cafeteriaId, idempotencyKey) =>
    mapped(
      await client.call(cafeteriaEndpoints.enableCafeteria, { params: { cafeteriaId } }, { idempotencyKey }),
      rowOf,
    ),
  registerEmployee: (cafeteriaId, draft, idempotencyKey) =>
    client.call(
      employeeEndpoints.registerEmployee,
      { params: { cafeteriaId }, body: { cafeteriaId, ...draft } },
      { idempotencyKey },
    ),
});
