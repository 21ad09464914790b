import { accepted } from "@cantina/domain/kernel";
import type { ProviderFailureKind } from "@cantina/domain/payments";
import { type PayoutSource, spreadsheetKindOf } from "@cantina/domain/payouts";
import { type ProviderCall, askProvider, failed, jsonOf } from "../provider-calls/index.ts";
import { readPayoutPage } from "./payout-page.wire.ts";
import { type MattildaLimits, type MattildaSettings, mattildaLimits } from "./settings.ts";

const notFound = "404";

const kindOf = (status: number): ProviderFailureKind => (status === 401 || status === 403 ? "UNAUTHORISED" : "INVALID");

const part = encodeURIComponent;

/** MATTILDA-01 MATTILDA-02 MATTILDA-03 */
export function mattildaPayouts(
  { apiUrl, apiKey }: MattildaSettings,
  { listMs, listBytes, fileMs, fileBytes }: MattildaLimits = mattildaLimits,
): PayoutSource {
  const ask = (path: string, limits: Pick<ProviderCall, "limitMs" | "mostBytes">, accept: string) =>
    askProvider(
      {
        url: `${apiUrl}/merchants/${path}`,
        method: "GET",
        headers: { authorization: `Bearer ${apiKey}`, accept },
        isCharge: false,
        ...limits,
      },
      { codeOf: (_json, status) => String(status), kindOf },
    );
  return {
    list: async (merchantId, page) => {
      const limits = { limitMs: listMs, mostBytes: listBytes };
      const answer = await ask(`${part(merchantId)}/payouts?page=${page}`, limits, "application/json");
      if (!answer.ok) return answer;
      const read = readPayoutPage(jsonOf(answer.value), page);
      return read === undefined ? failed("INVALID") : accepted(read);
    },
    file: async (merchantId, payoutId) => {
      const limits = { limitMs: fileMs, mostBytes: fileBytes };
      const answer = await ask(`${part(merchantId)}/payouts/${part(payoutId)}/file`, limits, "*/*");
      if (!answer.ok) return answer.failure.providerCode === notFound ? accepted(null) : answer;
      return spreadsheetKindOf(answer.value) === null ? failed("INVALID") : accepted(answer.value);
    },
  };
}
