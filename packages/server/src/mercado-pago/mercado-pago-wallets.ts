import { type Clock, accepted, decimalFromCents } from "@cantina/domain/kernel";
import type { WalletCharge, WalletConnect, WalletSeller, WalletState } from "@cantina/domain/payments";
import * as v from "valibot";
import { type Answered, failed } from "../provider-calls/index.ts";
import { type Call, callMercadoPago, missingCode } from "./call.ts";
import { text } from "./payment.wire.ts";
import type { MercadoPagoSettings, WalletSettings } from "./settings.ts";
import { readWalletPayment } from "./wallet-payment.wire.ts";

const [chargeLimitMs, limitMs] = [25_000, 10_000];

const opened = v.object({ agreement_id: text, agreement_uri: v.pipe(v.string(), v.url()) });
const given = v.object({ payer_token: v.pipe(v.string(), v.minLength(1)) });
const standing = v.object({ status: v.string() });
const found = v.object({ results: v.array(v.unknown()) });

const states: ReadonlyMap<string, WalletState> = new Map([
  ["confirmed_by_user", "ACTIVE"],
  ["cancelled", "ENDED"],
]);

/** By providers.md §1.3: a token that it does not find, takes for none, or has used up. */
const deadCodes: ReadonlySet<string> = new Set(["2006", "2062", "3003"]);

const agreements = "/v2/wallet_connect/agreements";
const agreementPath = (agreementId: string): string => `${agreements}/${encodeURIComponent(agreementId)}`;
const paymentPath = (paymentId: string): string => `/v1/advanced_payments/${encodeURIComponent(paymentId)}`;

type Asked = { readonly path: string; readonly body: unknown };

/** By the interface that the setting names. */
const charges: Readonly<Record<WalletSettings["charge"], (charge: WalletCharge) => Asked>> = {
  advanced_payments: ({ payerToken, reference, total, commission, description }) => ({
    path: "/v1/advanced_payments",
    body: {
      wallet_payment: {
        transaction_amount: decimalFromCents(total),
        description,
        external_reference: reference,
      },
      payer: { token: payerToken, type_token: "wallet-token" },
      binary_mode: true,
      ...(commission === null || commission === 0 ? {} : { application_fee: decimalFromCents(commission) }),
    },
  }),
};

type Reach = Pick<MercadoPagoSettings, "apiUrl" | "wallets"> & {
  /** Where a buyer comes back to; known once the server listens. */
  readonly returnUrl: () => string;
  readonly clock: Pick<Clock, "now">;
};

/** Wallet Connect. MP-07 */
export function mercadoPagoWallets({ apiUrl, wallets, returnUrl, clock }: Reach): WalletConnect {
  const ask = (
    { token, country }: WalletSeller,
    call: (settings: WalletSettings) => Omit<Call, "limitMs" | "token" | "platformId">,
  ): Promise<Answered> => {
    const settings = wallets[country];
    if (settings === undefined) return Promise.resolve(failed("OFF"));
    const { platformId } = settings;
    return callMercadoPago(apiUrl, { ...call(settings), token, platformId, limitMs, tellsMissing: true });
  };
  const look = (token: string, path: string): Promise<Answered> =>
    callMercadoPago(apiUrl, { method: "GET", path, token, limitMs, isCharge: false });

  return {
    serves: (country) => wallets[country] !== undefined,
    ask: async (seller, { flowId, clientId, description }) => {
      const answer = await ask(seller, ({ validationAmount }) => ({
        method: "POST",
        path: agreements,
        // One that nobody has heard of binds nobody.
        isCharge: false,
        body: {
          return_uri: returnUrl(),
          external_flow_id: flowId,
          external_user: { id: clientId, description },
          agreement_data: { validation_amount: validationAmount, description },
        },
      }));
      if (!answer.ok) return answer;
      const read = v.safeParse(opened, answer.value);
      if (!read.success) return failed("INVALID");
      return accepted({ agreementId: read.output.agreement_id, consentUrl: read.output.agreement_uri });
    },
    payerTokenOf: async (seller, { agreementId, code }) => {
      const path = `${agreementPath(agreementId)}/payer_token`;
      // The code is used up by a call whose answer nobody hears, as a charge is made by it.
      const answer = await ask(seller, () => ({ method: "POST", path, body: { code }, isCharge: true }));
      if (!answer.ok) return answer;
      const read = v.safeParse(given, answer.value);
      return read.success ? accepted(read.output.payer_token) : failed("OUTCOME_UNKNOWN");
    },
    stateOf: async (seller, agreementId) => {
      const path = agreementPath(agreementId);
      const answer = await ask(seller, () => ({ method: "GET", path, isCharge: false }));
      if (!answer.ok) return answer.failure.providerCode === missingCode ? accepted("ENDED") : answer;
      const read = v.safeParse(standing, answer.value);
      return read.success ? accepted(states.get(read.output.status) ?? "ASKED") : failed("INVALID");
    },
    end: async (seller, agreementId) => {
      const path = agreementPath(agreementId);
      const answer = await ask(seller, () => ({ method: "DELETE", path, isCharge: false }));
      return answer.ok || answer.failure.providerCode === missingCode ? accepted(null) : answer;
    },
    isTokenDead: ({ providerCode }) => providerCode !== null && deadCodes.has(providerCode),
    charge: async ({ token, country }, charge) => {
      const settings = wallets[country];
      if (settings === undefined) return failed("OFF");
      const askedAt = clock.now();
      const call = { ...charges[settings.charge](charge), method: "POST", token, key: charge.key } as const;
      const answer = await callMercadoPago(apiUrl, { ...call, limitMs: chargeLimitMs, isCharge: true });
      if (!answer.ok) return answer;
      const payment = readWalletPayment(answer.value, askedAt);
      return payment === undefined ? failed("OUTCOME_UNKNOWN") : accepted(payment);
    },
    read: async (token, paymentId) => {
      const askedAt = clock.now();
      const answer = await look(token, paymentPath(paymentId));
      if (!answer.ok) return answer;
      const payment = readWalletPayment(answer.value, askedAt);
      return payment === undefined ? failed("INVALID") : accepted(payment);
    },
    find: async (token, reference) => {
      const askedAt = clock.now();
      const query = new URLSearchParams({ external_reference: reference }).toString();
      const answer = await look(token, `/v1/advanced_payments/search?${query}`);
      if (!answer.ok) return answer;
      const page = v.safeParse(found, answer.value);
      if (!page.success) return failed("INVALID");
      const payments = page.output.results.map((one) => readWalletPayment(one, askedAt));
      return payments.every((payment) => payment !== undefined) ? accepted(payments) : failed("INVALID");
    },
    giveBack: async (token, paymentId, key) => {
      const call = { method: "POST", path: `${paymentPath(paymentId)}/refunds`, token, key, body: {} } as const;
      const answer = await callMercadoPago(apiUrl, { ...call, limitMs: chargeLimitMs, isCharge: true });
      return answer.ok ? accepted(null) : answer;
    },
  };
}
