import { type CafeteriaDetail, cafeteriaEndpoints } from "@cantina/contract/cafeteria";
import type { Cafeteria } from "@cantina/domain/cafeteria";
import type { CafeteriaId, Result } from "@cantina/domain/kernel";
import type { ApiClient } from "./api-client.ts";
import type { ApiFailure } from "@cantina/contract/calls";
import { mapped } from "./mapped.ts";

export type CafeteriasSource = {
  readonly readCafeteria: (id: CafeteriaId, signal: AbortSignal) => Promise<Result<Cafeteria, ApiFailure>>;
};

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
  };
}
