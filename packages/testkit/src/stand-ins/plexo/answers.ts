import { randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { Answer } from "../faults/index.ts";
import { type KeptPayment, type KeptSession, type PlexoBooks, type PlexoStatus, paymentJson } from "./books.ts";

export const problem = (status: number, code: string, message: string): Answer => ({
  status,
  json: { code, message, type: "invalid-request-error", status },
});

const newId = (): string => randomBytes(12).toString("hex");

/** Basic, of the client's id and key; null: all is well. */
export function refusal({ clientId, apiKey }: PlexoBooks, { authorization = "" }: IncomingHttpHeaders): Answer | null {
  const [scheme, given = ""] = authorization.split(" ");
  const isKnown = scheme === "Basic" && Buffer.from(given, "base64").toString() === `${clientId}:${apiKey}`;
  return isKnown ? null : problem(401, "unauthorized", "Invalid credentials");
}

type Json = Readonly<Record<string, unknown>>;
const objectOf = (value: unknown): Json => (typeof value === "object" && value !== null ? (value as Json) : {});

function complainOfFields(books: PlexoBooks, json: Json, known: readonly string[]): void {
  for (const name of Object.keys(json)) if (!known.includes(name)) books.complaints.push(`an unknown field ${name}`);
}

const isUrl = (value: unknown): value is string => typeof value === "string" && URL.canParse(value);
const isAmount = (value: unknown): value is number =>
  typeof value === "number" && value > 0 && Number(value.toFixed(2)) === value;

/** POST /v1/sessions: the same again is another session, for it knows no key. */
export function openSession(books: PlexoBooks, text: string, pageOf: (id: string) => string): Answer {
  const json = objectOf(JSON.parse(text));
  complainOfFields(books, json, ["merchantId", "referenceId", "type", "paymentRequest", "settings", "customerId"]);
  const { merchantId, referenceId, type } = json;
  const request = objectOf(json["paymentRequest"]);
  complainOfFields(books, request, ["referenceId", "invoiceNumber", "installments", "amount", "items"]);
  const { total, currency } = objectOf(request["amount"]);
  const { callbacks, redirects } = objectOf(json["settings"]);
  const { defaultUrl: backUrl } = objectOf(redirects);
  const { paymentCallbackUrl: callbackUrl = null } = objectOf(callbacks);
  if (type !== "checkout") return problem(400, "validation-error", "type");
  if (typeof merchantId !== "number" || !books.merchants.has(merchantId))
    return problem(400, "merchant-not-found", "The requested Merchant was not found.");
  if (typeof referenceId !== "string" || referenceId === "" || request["referenceId"] !== referenceId)
    return problem(400, "validation-error", "referenceId");
  if (!isAmount(total) || (currency !== "UYU" && currency !== "USD")) return problem(400, "validation-error", "amount");
  if (!isUrl(backUrl) || (callbackUrl !== null && !isUrl(callbackUrl))) return problem(400, "validation-error", "urls");
  if ([...books.payments.values()].some((one) => one.referenceId === referenceId && one.status === "approved"))
    books.complaints.push(`another page for what is paid: ${referenceId}`);
  const session: KeptSession = { id: newId(), merchantId, referenceId, amount: total, currency, callbackUrl, backUrl };
  books.sessions.set(session.id, session);
  const href = pageOf(session.id);
  const actions = [
    { rel: "self", href, method: "EMBEDDED" },
    { rel: "REDIRECT", href, method: "GET" },
  ];
  return { status: 201, json: { id: session.id, type, referenceId, status: "created", actions } };
}

/** What a buyer makes of a page: each try is a payment of its own. */
export function payOn(
  books: PlexoBooks,
  { referenceId, merchantId, amount, currency }: KeptSession,
  status: PlexoStatus,
): KeptPayment {
  const payment: KeptPayment = { id: newId(), referenceId, merchantId, amount, currency, status, refunds: [] };
  books.payments.set(payment.id, payment);
  return payment;
}

/** GET /v1/payments/query. */
export function queryPayments({ payments, listName }: PlexoBooks, query: URLSearchParams): Answer {
  const referenceId = query.get("referenceId");
  if (referenceId === null) return problem(400, "validation-error", "referenceId");
  const found = [...payments.values()].filter((one) => one.referenceId === referenceId).map(paymentJson);
  return { status: 200, json: listName === null ? found : { [listName]: found } };
}

export function readPayment({ payments }: PlexoBooks, id: string): Answer {
  const payment = payments.get(id);
  return payment === undefined
    ? problem(404, "payment-not-found", "The requested Payment was not found.")
    : { status: 200, json: paymentJson(payment) };
}

/** POST /v1/payments/{id}/refunds: the same again gives back again, as far as there is something. */
export function refundPayment(books: PlexoBooks, id: string, text: string): Answer {
  const json = objectOf(JSON.parse(text));
  complainOfFields(books, json, ["referenceId", "type", "amount", "reason", "description"]);
  const payment = books.payments.get(id);
  if (payment === undefined) return problem(404, "payment-not-found", "The requested Payment was not found.");
  const left = payment.amount - payment.refunds.reduce((sum, one) => sum + one.amount, 0);
  const { amount } = json;
  if (payment.status !== "approved" || !isAmount(amount) || amount > left + 0.001)
    return problem(400, "internal-error", "An internal error occurred. Contact support.");
  const refund = { id: newId(), amount };
  payment.refunds.push(refund);
  return { status: 200, json: { ...refund, referenceId: json["referenceId"], type: "refund", status: "approved" } };
}
