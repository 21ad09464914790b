import { type Employee, employeeEndpoints } from "@cantina/contract/access";
import { cafeteriaEndpoints } from "@cantina/contract/cafeteria";
import type { ApiFailure } from "@cantina/contract/calls";
import type { ActivityStatus, Feature } from "@cantina/domain/cafeteria";
import type { CafeteriaId, LocalDate, Result } from "@cantina/domain/kernel";
import type { ApiClient } from "./api-client.ts";
import { type CafeteriaRow, rowOf } from "./http-cafeterias.ts";
import { mapped } from "./mapped.ts";

export type CafeteriaEdit = {
  readonly id: CafeteriaId;
  readonly name: string;
  readonly countryId: string;
  readonly timeZone: string;
  readonly activityStatus: ActivityStatus;
  readonly startDate: LocalDate | null;
};

export type FeatureChoice = { readonly id: CafeteriaId; readonly features: readonly Feature[] };

export type EmployeeRegistration = {
  readonly cafeteriaId: CafeteriaId;
  readonly email: string;
  readonly isAdministrator: boolean;
  readonly isNewAccount: boolean;
};

type Row = Promise<Result<CafeteriaRow, ApiFailure>>;

/** What a system administrator does to any cafeteria. */
export type PlacesSource = {
  readonly edit: (edit: CafeteriaEdit) => Row;
  readonly changeFeatures: (choice: FeatureChoice) => Row;
  readonly disable: (id: CafeteriaId) => Row;
  readonly enable: (id: CafeteriaId) => Row;
  readonly registerEmployee: (registration: EmployeeRegistration) => Promise<Result<Employee, ApiFailure>>;
};

export const httpPlaces = (client: ApiClient): PlacesSource => ({
  edit: async ({ id: cafeteriaId, timeZone: tzName, ...rest }) =>
    mapped(
      await client.call(cafeteriaEndpoints.editCafeteria, { params: { cafeteriaId }, body: { ...rest, tzName } }),
      rowOf,
    ),
  changeFeatures: async ({ id: cafeteriaId, features }) =>
    mapped(
      await client.call(cafeteriaEndpoints.changeFeatures, {
        params: { cafeteriaId },
        body: { features },
      }),
      rowOf,
    ),
  disable: async (cafeteriaId) =>
    mapped(await client.call(cafeteriaEndpoints.disableCafeteria, { params: { cafeteriaId } }), rowOf),
  enable: async (cafeteriaId) =>
    mapped(await client.call(cafeteriaEndpoints.enableCafeteria, { params: { cafeteriaId } }), rowOf),
  registerEmployee: (registration) =>
    client.call(employeeEndpoints.registerEmployee, {
      params: { cafeteriaId: registration.cafeteriaId },
      body: registration,
    }),
});
