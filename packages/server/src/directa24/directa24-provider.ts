import {
  type HostedPayment,
  type HostedProvider,
  type ProviderFailureKind,
  currencyOf,
  attemptNameOf,
} from "@cantina/domain/payments";
import { type Clock, accepted, decimalFromCents, noMoney } from "@cantina/domain/kernel";
import * as v from "valibot";
import { type Answered, callProvider, failed } from "../provider-calls/index.ts";
import { openedDeposit, readDeposit } from "./deposit.wire.ts";
import { type Directa24Settings, directa24Url } from "./settings.ts";
import { dateText, signedHeaders } from "./signature.ts";

const [depositLimitMs, limitMs] = [25_000, 10_000];

const errorBody = v.object({ code: v.union([v.string(), v.number()]) });
const codeOf = (json: unknown): string | null => {
  const told = v.safeParse(errorBody, json);
  return told.success ? String(told.output.code) : null;
};

/** A number of theirs, as far as one can be sent as such. */
const depositIdOf = (paymentId: string): number | string =>
  /^\d{1,15}$/u.test(paymentId) ? Number(paymentId) : paymentId;

/** Of the headers, of the address that we call from, and of a merchant that may not. D24-02 */
const unauthorised: ReadonlySet<string> = new Set(["100", "101", "102", "103", "201", "203"]);

function kindOf(status: number, code: string | null): ProviderFailureKind {
  if (status === 409) return "CONFLICT";
  const isRefused = status === 401 || status === 403 || (code !== null && unauthorised.has(code));
  return isRefused ? "UNAUTHORISED" : "INVALID";
}

export type Directa24Addresses = {
  /** Where a buyer comes back to, however it went. */
  readonly back: () => string;
  /** Where it tells of news; null: nowhere that it could reach. */
  readonly notices: () => string | null;
};

type Asked = {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: unknown;
  readonly key?: string;
};

/** D24-01 D24-02 D24-03 */
export function directa24Provider(
  settings: Directa24Settings,
  { back, notices }: Directa24Addresses,
  clock: Pick<Clock, "now">,
): HostedProvider {
  const isLive = settings.apiUrl === directa24Url;
  const call = ({ method, path, body, key }: Asked): Promise<Answered> => {
    // Signed and sent as the same text.
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      ...signedHeaders(settings, dateText(clock.now()), text ?? ""),
      ...(key === undefined ? {} : { "x-idempotency-key": key }),
    };
    const isCharge = method === "POST";
    const limit = { limitMs: isCharge ? depositLimitMs : limitMs, isCharge };
    return callProvider(
      { url: `${settings.apiUrl}${path}`, method, headers, body: text, ...limit },
      { codeOf, kindOf },
    );
  };
  const depositOf = (payment: HostedPayment) => {
    const [backUrl, noticeUrl] = [back(), notices()];
    return {
      invoice_id: attemptNameOf(payment),
      amount: decimalFromCents(payment.total),
      country: payment.country,
      currency: payment.currency,
      payer: payment.buyer,
      sub_merchant_id: payment.accountId,
      language: "es",
      back_url: backUrl,
      success_url: backUrl,
      error_url: backUrl,
      ...(noticeUrl === null ? {} : { notification_url: noticeUrl }),
    };
  };
  return {
    isLive,
    serves: (country) => settings.countries.includes(country) && currencyOf(country) !== null,
    open: async (payment) => {
      const at = clock.now();
      const answer = await call({ method: "POST", path: "/v3/deposits", body: depositOf(payment), key: payment.key });
      if (!answer.ok) return answer;
      const read = v.safeParse(openedDeposit, answer.value);
      if (!read.success || read.output.merchant_invoice_id !== attemptNameOf(payment)) return failed("OUTCOME_UNKNOWN");
      const { reference, total, currency } = payment;
      return accepted({
        url: read.output.redirect_url,
        payment: {
          id: read.output.deposit_id,
          reference,
          state: "PENDING",
          detail: "CREATED",
          total,
          returned: noMoney,
          currency,
          accountId: null,
          isLive,
          card: "OTHER",
          updatedAt: at,
        },
      });
    },
    paymentIdOf: null,
    read: async (paymentId) => {
      const at = clock.now();
      const answer = await call({ method: "GET", path: `/v3/deposits/${encodeURIComponent(paymentId)}` });
      if (!answer.ok) return answer;
      const payment = readDeposit(answer.value, { isLive, at });
      return payment === undefined ? failed("INVALID") : accepted(payment);
    },
    giveBack: async ({ paymentId, key, ...attempt }) => {
      const body = { deposit_id: depositIdOf(paymentId), invoice_id: attemptNameOf(attempt), comments: "Devolución" };
      const answer = await call({ method: "POST", path: "/v3/refunds", body, key });
      return answer.ok ? accepted(null) : answer;
    },
  };
}
