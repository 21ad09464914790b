import { createHash } from "node:crypto";
import type { Answer } from "../faults/index.ts";
import { type Books, type KeptPayment, paymentJson } from "./books.ts";
import { type Seller, newSeller } from "./seller.ts";

export const problem = (status: number, message: string, code: number | string): Answer => ({
  status,
  json: {
    message,
    error: typeof code === "string" ? code : "bad_request",
    status,
    cause: [{ code, description: message }],
  },
});

export const sellerOf = (books: Books, authorization: string | undefined): Seller | undefined =>
  [...books.sellers.values()].find(({ accessToken }) => authorization === `Bearer ${accessToken}`);

export const unauthorised: Answer = {
  status: 401,
  json: { message: "invalid access token", error: "unauthorized", status: 401, cause: [] },
};

/** What the holder's name decides. */
const results: Readonly<Record<string, readonly [string, string]>> = {
  APRO: ["approved", "accredited"],
  OTHE: ["rejected", "cc_rejected_other_reason"],
  CALL: ["rejected", "cc_rejected_call_for_authorize"],
  FUND: ["rejected", "cc_rejected_insufficient_amount"],
  SECU: ["rejected", "cc_rejected_bad_filled_security_code"],
  EXPI: ["rejected", "cc_rejected_bad_filled_date"],
  FORM: ["rejected", "cc_rejected_bad_filled_other"],
  CONT: ["in_process", "pending_contingency"],
};

type Wanted = {
  readonly transaction_amount?: unknown;
  readonly token?: unknown;
  readonly installments?: unknown;
  readonly external_reference?: unknown;
  readonly application_fee?: unknown;
  readonly notification_url?: unknown;
  readonly payer?: { readonly email?: unknown; readonly type?: unknown; readonly id?: unknown };
};

/** POST /v1/payments. */
export function charge(books: Books, seller: Seller, key: string | undefined, text: string): Answer {
  if (key === undefined) return problem(400, "Header X-Idempotency-Key can't be null", 4292);
  const known = [...books.payments.values()].find((payment) => payment.key === key);
  if (known !== undefined)
    return known.body === text
      ? { status: 201, json: paymentJson(known) }
      : problem(409, "idempotency key used with another body", "idempotency_key_already_used");
  const wanted = JSON.parse(text) as Wanted;
  const amount = wanted.transaction_amount;
  if (typeof amount !== "number" || amount <= 0 || Number(amount.toFixed(2)) !== amount)
    return problem(400, "Invalid transaction_amount", 4037);
  if (wanted.installments !== 1) return problem(400, "Invalid installments", 4001);
  if (typeof wanted.external_reference !== "string") return problem(400, "no external_reference", 4020);
  if (typeof wanted.payer?.email !== "string" || !wanted.payer.email.includes("@"))
    return problem(400, "Payer email must be a valid email", 4050);
  const fee = wanted.application_fee ?? 0;
  if (typeof fee !== "number" || fee < 0 || fee >= amount) return problem(400, "Invalid application_fee", 4021);
  if (fee > 0 && !seller.isOAuth) return problem(400, "application_fee without OAuth", 2059);
  const card = books.cards.get(String(wanted.token));
  if (card === undefined || card.publicKey !== seller.publicKey) return problem(400, "Card Token not found", 2006);
  if (card.isUsed) return problem(400, "Invalid card_token_id", 3003);
  const payer = wanted.payer.type === "customer" ? String(wanted.payer.id) : null;
  if (payer !== null && books.customers.get(payer)?.seller !== seller) return problem(400, "Customer not found", 2002);
  // A token of a saved card pays for its customer, and a typed one for nobody else's.
  if (card.customerId !== payer) return problem(400, "Card not found", 2009);
  card.isUsed = true;
  const reference = wanted.external_reference;
  const isHeld = ({ status, ...other }: KeptPayment): boolean =>
    other.reference === reference && (status === "approved" || status === "in_process");
  if ([...books.payments.values()].some(isHeld)) books.complaints.push(`a second charge of ${reference}`);
  const [status, detail] = results[card.holder] ?? results["OTHE"] ?? ["rejected", ""];
  books.lastId += 1;
  const at = books.tick();
  const payment: KeptPayment = {
    id: books.lastId,
    seller,
    key,
    body: text,
    reference,
    amount,
    fee,
    cardType: card.type,
    createdAt: at,
    status,
    detail,
    refunded: 0,
    updatedAt: at,
    noticeUrl: typeof wanted.notification_url === "string" ? wanted.notification_url : null,
  };
  books.payments.set(payment.id, payment);
  // 201 for a refusal too.
  return { status: 201, json: paymentJson(payment) };
}

const notFound = problem(404, "Payment not found", 2000);

export function readPayment(books: Books, seller: Seller, id: number): Answer {
  const payment = books.payments.get(id);
  return payment === undefined || payment.seller !== seller ? notFound : { status: 200, json: paymentJson(payment) };
}

export function findPayments(books: Books, seller: Seller, reference: string | undefined): Answer {
  const results_ = [...books.payments.values()]
    .filter((payment) => payment.seller === seller && payment.reference === reference)
    .filter((payment) => Date.now() - payment.createdAt >= books.hiddenMs)
    .toReversed()
    .map(paymentJson);
  return { status: 200, json: { paging: { total: results_.length, limit: 30, offset: 0 }, results: results_ } };
}

export type Range = { readonly from: string; readonly until: string; readonly limit: number; readonly offset: number };

/** GET /v1/payments/search by when they changed last. */
export function listPayments(books: Books, seller: Seller, { from, until, limit, offset }: Range): Answer {
  const all = [...books.payments.values()]
    .filter((payment) => payment.seller === seller)
    .filter(({ updatedAt }) => updatedAt >= Date.parse(from) && updatedAt <= Date.parse(until))
    .toSorted((one, other) => one.updatedAt - other.updatedAt);
  const results_ = all.slice(offset, offset + limit).map(paymentJson);
  return { status: 200, json: { paging: { total: all.length, limit, offset }, results: results_ } };
}

export function refund(books: Books, seller: Seller, id: number, key: string | undefined): Answer {
  const payment = books.payments.get(id);
  if (key === undefined) return problem(400, "Header X-Idempotency-Key can't be null", 4292);
  if (payment === undefined || payment.seller !== seller) return notFound;
  if (payment.status === "refunded")
    return { status: 201, json: { id: 1, payment_id: id, amount: payment.amount, status: "approved" } };
  if (payment.status !== "approved") return problem(400, "wrong state", 2063);
  payment.status = "refunded";
  payment.detail = "refunded";
  payment.refunded = payment.amount;
  payment.updatedAt = books.tick();
  return { status: 201, json: { id: 1, payment_id: id, amount: payment.amount, status: "approved" } };
}

export type Application = { readonly clientId: string; readonly clientSecret: string };

/** POST /oauth/token. A refresh token is good for one use. */
export function token(books: Books, application: Application, asked: Readonly<Record<string, unknown>>): Answer {
  const no = (error: string): Answer => ({ status: 400, json: { message: error, error, status: 400, cause: [] } });
  if (asked["client_id"] !== application.clientId || asked["client_secret"] !== application.clientSecret)
    return no("invalid_client");
  const grantOf = (seller: Seller): Answer => ({
    status: 200,
    json: {
      access_token: seller.accessToken,
      token_type: "Bearer",
      expires_in: 15_552_000,
      scope: "offline_access read write",
      user_id: seller.userId,
      refresh_token: seller.refreshToken,
      public_key: seller.publicKey,
      live_mode: false,
    },
  });
  if (asked["grant_type"] === "authorization_code") {
    const consent = books.consents.get(String(asked["code"]));
    const challenge = createHash("sha256").update(String(asked["code_verifier"])).digest("base64url");
    const fits = consent?.redirectUri === asked["redirect_uri"] && consent?.challenge === challenge;
    if (consent === undefined || consent.isUsed || consent.expiresAt < Date.now() || !fits) return no("invalid_grant");
    consent.isUsed = true;
    const anew = newSeller(consent.userId, true);
    const seller = books.sellers.get(consent.userId) ?? anew;
    // Who links again has the former tokens no more, and the same payments.
    seller.accessToken = anew.accessToken;
    seller.refreshToken = anew.refreshToken;
    books.sellers.set(seller.userId, seller);
    return grantOf(seller);
  }
  if (asked["grant_type"] !== "refresh_token") return no("unsupported_grant_type");
  const seller = [...books.sellers.values()].find(({ refreshToken }) => refreshToken === asked["refresh_token"]);
  if (seller === undefined) return no("invalid_grant");
  const anew = newSeller(seller.userId, true);
  seller.accessToken = anew.accessToken;
  seller.refreshToken = anew.refreshToken;
  return grantOf(seller);
}
