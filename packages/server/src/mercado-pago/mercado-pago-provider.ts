import type { CardCharge, PaymentProvider, ProviderPayment } from "@cantina/domain/payments";
import { accepted, decimalFromCents } from "@cantina/domain/kernel";
import * as v from "valibot";
import { failed } from "../provider-calls/index.ts";
import { callMercadoPago } from "./call.ts";
import { readPayment } from "./payment.wire.ts";
import type { MercadoPagoSettings } from "./settings.ts";

const [chargeLimitMs, limitMs] = [25_000, 10_000];

/** MP-02 */
const bodyOf = (charge: CardCharge) => ({
  transaction_amount: decimalFromCents(charge.total),
  token: charge.cardToken,
  installments: 1,
  ...(charge.methodId === null ? {} : { payment_method_id: charge.methodId }),
  ...(charge.issuerId === null ? {} : { issuer_id: charge.issuerId }),
  payer: {
    ...(charge.customerId === null ? {} : { type: "customer", id: charge.customerId }),
    email: charge.buyerEmail,
    ...(charge.identification === null ? {} : { identification: charge.identification }),
  },
  external_reference: charge.reference,
  ...(charge.commission === null || charge.commission === 0
    ? {}
    : { application_fee: decimalFromCents(charge.commission) }),
  ...(charge.noticeUrl === null ? {} : { notification_url: charge.noticeUrl }),
  description: charge.description,
  binary_mode: true,
  three_d_secure_mode: "not_supported",
});

const found = v.object({ results: v.array(v.unknown()) });

const pageSize = 50;
/** Of a range in which a seller took more, the rest is compared in the next. */
const mostPages = 40;

/** Payments API v1. */
export function mercadoPagoProvider({ apiUrl }: Pick<MercadoPagoSettings, "apiUrl">): PaymentProvider {
  return {
    charge: async (token, charge) => {
      const call = { method: "POST", path: "/v1/payments", token, key: charge.key, body: bodyOf(charge) } as const;
      const answer = await callMercadoPago(apiUrl, { ...call, limitMs: chargeLimitMs, isCharge: true });
      if (!answer.ok) return answer;
      const payment = readPayment(answer.value);
      return payment === undefined ? failed("OUTCOME_UNKNOWN") : accepted(payment);
    },
    read: async (token, paymentId) => {
      const path = `/v1/payments/${encodeURIComponent(paymentId)}`;
      const answer = await callMercadoPago(apiUrl, { method: "GET", path, token, limitMs, isCharge: false });
      if (!answer.ok) return answer;
      const payment = readPayment(answer.value);
      return payment === undefined ? failed("INVALID") : accepted(payment);
    },
    find: async (token, reference) => {
      const query = new URLSearchParams({ external_reference: reference, sort: "date_created", criteria: "desc" });
      const path = `/v1/payments/search?${query.toString()}`;
      const answer = await callMercadoPago(apiUrl, { method: "GET", path, token, limitMs, isCharge: false });
      if (!answer.ok) return answer;
      const page = v.safeParse(found, answer.value);
      if (!page.success) return failed("INVALID");
      const payments = page.output.results.map(readPayment);
      return payments.every((payment) => payment !== undefined) ? accepted(payments) : failed("INVALID");
    },
    list: async (token, { from, until }) => {
      const payments: ProviderPayment[] = [];
      for (let page = 0; page < mostPages; page += 1) {
        const query = new URLSearchParams({
          range: "date_last_updated",
          begin_date: from,
          end_date: until,
          sort: "date_last_updated",
          criteria: "asc",
          limit: String(pageSize),
          offset: String(page * pageSize),
        });
        const path = `/v1/payments/search?${query.toString()}`;
        const answer = await callMercadoPago(apiUrl, { method: "GET", path, token, limitMs, isCharge: false });
        if (!answer.ok) return answer;
        const read = v.safeParse(found, answer.value);
        if (!read.success) return failed("INVALID");
        // What the seller took elsewhere may be of a kind that we can't read.
        payments.push(...read.output.results.map(readPayment).filter((payment) => payment !== undefined));
        if (read.output.results.length < pageSize) break;
      }
      return accepted(payments);
    },
    giveBack: async (token, paymentId, key) => {
      const path = `/v1/payments/${encodeURIComponent(paymentId)}/refunds`;
      const call = { method: "POST", path, token, key, body: {}, limitMs: chargeLimitMs, isCharge: true } as const;
      const answer = await callMercadoPago(apiUrl, call);
      return answer.ok ? accepted(null) : answer;
    },
  };
}
