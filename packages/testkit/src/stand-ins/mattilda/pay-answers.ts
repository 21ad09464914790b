import { randomUUID } from "node:crypto";
import type { Answer } from "../faults/index.ts";
import {
  type KeptLink,
  type KeptTransaction,
  type PayBooks,
  givenBack,
  isCaptured,
  nowOf,
  transactionJson,
} from "./pay-books.ts";
import { payProblem } from "./pay-token.ts";

/** Of one call: whose books, the key that it names, and its text. */
export type PayAsked = { readonly merchantId: string; readonly key: string | undefined; readonly text: string };

type Json = Readonly<Record<string, unknown>>;

function bodyOf(text: string): Json | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === "object" && read !== null && !Array.isArray(read) ? (read as Json) : null;
  } catch {
    return null;
  }
}

function complainOfFields(books: PayBooks, json: Json, known: readonly string[]): void {
  for (const name of Object.keys(json)) if (!known.includes(name)) books.complaints.push(`an unknown field ${name}`);
}

const invalid = (message: string): Answer => payProblem(400, "bad_request", message);
const isMinor = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
const isUrl = (value: unknown): value is string => typeof value === "string" && URL.canParse(value);

/** Where it stands, and what is paid with there. */
const currencies: Readonly<Record<string, string>> = { CO: "COP", EC: "USD", MX: "MXN" };

const usualLifeMs = 86_400_000;

const linkFields = [
  "amount",
  "country",
  "currency",
  "intent",
  "external_identifier",
  "expires_at",
  "return_url",
  "locale",
  "metadata",
  "buyer",
  "cart_items",
  "merchant_name",
  "payment_source",
];

/** POST /payment-links: the same again is another link, for only calls of transactions know a key. */
export function openLink(books: PayBooks, { merchantId, text }: PayAsked, pageOf: (id: string) => string): Answer {
  const json = bodyOf(text);
  if (json === null) return invalid("body");
  complainOfFields(books, json, linkFields);
  const { amount, country, currency, external_identifier: reference, return_url: returnUrl } = json;
  if (!isMinor(amount)) return invalid("amount");
  if (typeof country !== "string" || currencies[country] === undefined) return invalid("country");
  if (currency !== currencies[country]) return invalid("currency");
  if (typeof reference !== "string" || reference === "") return invalid("external_identifier");
  if (json["intent"] !== "capture") return invalid("intent");
  if (!isUrl(returnUrl)) return invalid("return_url");
  const { expires_at: told = new Date(nowOf(books) + usualLifeMs).toISOString() } = json;
  const expiresAt = typeof told === "string" ? Date.parse(told) : Number.NaN;
  if (Number.isNaN(expiresAt) || expiresAt <= nowOf(books)) return invalid("expires_at");
  const paid = [...books.transactions.values()].some(
    (one) => one.reference === reference && isCaptured(one) && givenBack(one) === 0,
  );
  if (paid) books.complaints.push(`another link for what is paid: ${reference}`);
  const link: KeptLink = { id: randomUUID(), merchantId, reference, amount, currency, country, expiresAt, returnUrl };
  books.links.set(link.id, link);
  return {
    status: 201,
    json: {
      type: "payment-link",
      id: link.id,
      url: pageOf(link.id),
      status: "active",
      amount,
      country,
      currency,
      external_identifier: reference,
      expires_at: new Date(expiresAt).toISOString(),
    },
  };
}

const theirs = (books: PayBooks, { merchantId }: PayAsked): readonly KeptTransaction[] =>
  [...books.transactions.values()].filter((one) => one.merchantId === merchantId);

/** GET /transactions: of that merchant alone, the newest first, cut at its limit. */
export function listTransactions(books: PayBooks, asked: PayAsked, query: URLSearchParams): Answer {
  const reference = query.get("external_identifier");
  const limit = Number(query.get("limit") ?? 20);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) return invalid("limit");
  const found = theirs(books, asked).filter((one) => reference === null || one.reference === reference);
  const items = found.toReversed().slice(0, limit).map(transactionJson);
  return { status: 200, json: { items, limit, next_cursor: found.length > limit ? "more" : null } };
}

const find = (books: PayBooks, asked: PayAsked, id: string): KeptTransaction | undefined =>
  theirs(books, asked).find((one) => one.id === id);
const notFound = payProblem(404, "not_found", "Transaction not found");

export function readTransaction(books: PayBooks, asked: PayAsked, id: string): Answer {
  const kept = find(books, asked, id);
  return kept === undefined ? notFound : { status: 200, json: transactionJson(kept) };
}

/** POST /transactions/{id}/sync: asks its payment service what became of it. */
export function syncTransaction(books: PayBooks, asked: PayAsked, id: string): Answer {
  const kept = find(books, asked, id);
  if (kept === undefined) return notFound;
  kept.status = kept.truth ?? kept.status;
  kept.truth = null;
  return { status: 200, json: transactionJson(kept) };
}

const keyLifeMs = 86_400_000;

/** The first answer to a key stands for a day; for another text it is none. */
function once(
  books: PayBooks,
  { key, text }: PayAsked,
  path: string,
  answer: () => Answer & { readonly json: unknown },
) {
  if (key === undefined) {
    books.complaints.push(`${path} without a key`);
    return answer();
  }
  const kept = books.keys.get(key);
  const body = `${path} ${text}`;
  if (kept !== undefined && nowOf(books) - kept.at < keyLifeMs)
    return kept.body === body ? kept : payProblem(409, "idempotency_conflict", "The key is of another request");
  const given = answer();
  books.keys.set(key, { body, at: nowOf(books), status: given.status, json: given.json });
  return given;
}

/** POST /transactions/{id}/refunds: of all that is left where no amount is told. */
export function refundTransaction(books: PayBooks, asked: PayAsked, id: string): Answer {
  const json = bodyOf(asked.text);
  const kept = find(books, asked, id);
  if (json === null) return invalid("body");
  if (kept === undefined) return notFound;
  complainOfFields(books, json, ["amount", "reason", "external_identifier", "target_type"]);
  return once(books, asked, `refunds of ${id}`, () => {
    const left = isCaptured(kept) ? kept.amount - givenBack(kept) : 0;
    const amount = json["amount"] ?? left;
    if (!isMinor(amount) || amount > left)
      return { status: 400, json: { type: "error", code: "bad_request", status: 400, message: "amount", details: [] } };
    const refund = { id: randomUUID(), amount };
    kept.refunds.push(refund);
    return { status: 201, json: { type: "refund", ...refund, transaction_id: id, status: "succeeded" } };
  });
}
