import { printingEndpoints } from "@cantina/contract/printing";
import { type CafeteriaId, accepted } from "@cantina/domain/kernel";
import type { DeviceId, PrintClaimsPort } from "@cantina/domain/printing";
import type { ApiClient } from "./api-client.ts";

export type PrintClaimsInput = {
  readonly cafeteriaId: CafeteriaId;
  readonly deviceId: DeviceId;
  /** As the device's settings name it now. */
  readonly station: () => string;
};

/** What one call of the contract takes. */
const mostOrders = 500;

export function httpPrintClaims(
  client: ApiClient,
  { cafeteriaId, deviceId, station }: PrintClaimsInput,
): PrintClaimsPort {
  return {
    claim: async (orders) => {
      const asked = orders.slice(0, mostOrders);
      if (asked.length === 0) return accepted([]);
      return client.call(printingEndpoints.claimTickets, {
        params: { cafeteriaId },
        body: { station: station(), deviceId, orders: [...asked] },
      });
    },
    end: (claimId, end) =>
      client.call(printingEndpoints.endTicketClaim, { params: { cafeteriaId, claimId }, body: { end } }),
  };
}
