import type { ApiFailure } from "@cantina/contract/calls";
import { cashSettingsEndpoints } from "@cantina/contract/cash-register";
import type { DataOf } from "@cantina/contract/endpoint";
import type { CashSettings, CashSettingsChange } from "@cantina/domain/cash-register";
import { type CafeteriaId, type IdempotencyKey, type Result, accepted } from "@cantina/domain/kernel";
import type { ApiClient } from "./api-client.ts";

type Answer = Promise<Result<CashSettings, ApiFailure>>;

export type CashSettingsSource = {
  readonly read: (signal: AbortSignal) => Answer;
  /** `version` is that of the settings that the person saw. */
  readonly change: (change: CashSettingsChange & { readonly version: number }, key: IdempotencyKey) => Answer;
};

type Wire = DataOf<typeof cashSettingsEndpoints.readCashSettings>;

const settingsOf = (answer: Result<Wire, ApiFailure>): Result<CashSettings, ApiFailure> =>
  answer.ok
    ? accepted({
        isBlindClose: answer.value.blindClose,
        cap: answer.value.cashCap,
        version: answer.value.version,
      })
    : answer;

export function httpCashSettings(client: ApiClient, cafeteriaId: CafeteriaId): CashSettingsSource {
  const params = { cafeteriaId };
  return {
    read: async (signal) =>
      settingsOf(await client.call(cashSettingsEndpoints.readCashSettings, { params }, { signal })),
    change: async ({ isBlindClose, cap, version }, idempotencyKey) => {
      const request = { params, body: { blindClose: isBlindClose, cashCap: cap, version } };
      return settingsOf(await client.call(cashSettingsEndpoints.changeCashSettings, request, { idempotencyKey }));
    },
  };
}
