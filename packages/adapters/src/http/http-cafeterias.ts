import { type CafeteriaDetail, type CafeteriaSummary, cafeteriaEndpoints } from "@cantina/contract/cafeteria";
import type { Cafeteria, ProviderFeature } from "@cantina/domain/cafeteria";
import type { CafeteriaId, Result, TimeZone } from "@cantina/domain/kernel";
import type { ApiClient } from "./api-client.ts";
import type { ApiFailure } from "@cantina/contract/calls";
import { mapped } from "./mapped.ts";

export type CafeteriaRow = Omit<CafeteriaSummary, "tzName"> & { readonly timeZone: TimeZone };
export type Country = { readonly id: string; readonly name: string; readonly providers: readonly ProviderFeature[] };
export type NewCafeteria = { readonly name: string; readonly countryId: string; readonly timeZone: string };

export type CafeteriasSource = {
  readonly readCafeteria: (id: CafeteriaId, signal: AbortSignal) => Promise<Result<Cafeteria, ApiFailure>>;
  readonly listCafeterias: (signal: AbortSignal) => Promise<Result<readonly CafeteriaRow[], ApiFailure>>;
  readonly listCountries: (signal: AbortSignal) => Promise<Result<readonly Country[], ApiFailure>>;
  readonly createCafeteria: (cafeteria: NewCafeteria) => Promise<Result<CafeteriaRow, ApiFailure>>;
};

/** A row in the product's own words. */
export const rowOf = ({ tzName, ...row }: CafeteriaSummary): CafeteriaRow => ({ ...row, timeZone: tzName });

function detailOf({ tzName, autoCompleteDailyOrders, ...detail }: CafeteriaDetail): Cafeteria {
  const {
    allowedOrderPickupTimeType: type,
    allowedDiscreteOrderPickupTimes: times,
    allowedIntervalOrderPickupTimeStart: start,
    allowedIntervalOrderPickupTimeEnd: end,
    dayOrderRequestTimeLimit: cutOff,
    ...shared
  } = detail;
  const interval = start === null || end === null ? null : { start, end };
  const pickup = { type, times, interval, cutOff };
  return { ...shared, timeZone: tzName, pickup, autoCompletesOrders: autoCompleteDailyOrders };
}

export function httpCafeterias(client: ApiClient): CafeteriasSource {
  return {
    readCafeteria: async (cafeteriaId, signal) =>
      mapped(await client.call(cafeteriaEndpoints.readCafeteria, { params: { cafeteriaId } }, { signal }), detailOf),
    listCafeterias: async (signal) =>
      mapped(await client.call(cafeteriaEndpoints.listCafeterias, {}, { signal }), (rows) => rows.map(rowOf)),
    listCountries: (signal) => client.call(cafeteriaEndpoints.listCountries, {}, { signal }),
    createCafeteria: async ({ timeZone, ...body }) =>
      mapped(await client.call(cafeteriaEndpoints.createCafeteria, { body: { ...body, tzName: timeZone } }), rowOf),
  };
}
