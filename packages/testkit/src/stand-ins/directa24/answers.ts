import type { IncomingHttpHeaders } from "node:http";
import { type Answer, hmacOf } from "../faults/index.ts";
import { type DepositBooks, type KeptDeposit, depositJson } from "./books.ts";

export const problem = (status: number, code: number, description: string, type: string): Answer => ({
  status,
  json: { code, description, type },
});

/** What a caller may be off by. */
const dateWindowMs = 5 * 60_000;

const textOf = (value: string | readonly string[] | undefined): string | undefined =>
  typeof value === "string" ? value : undefined;

/** providers.md §3: the headers, in the order in which it looks at them. null: all is well. */
export function refusal(books: DepositBooks, headers: IncomingHttpHeaders, raw: Buffer): Answer | null {
  if (!books.isCallerListed) return problem(401, 201, "Invalid IP address", "INVALID_IP");
  const [login, date] = [textOf(headers["x-login"]), textOf(headers["x-date"])];
  if (login === undefined || date === undefined || headers.authorization === undefined)
    return problem(400, 101, "Missing header", "MISSING_HEADER");
  if (login !== books.apiKey) return problem(401, 100, "Invalid credentials", "INVALID_CREDENTIALS");
  const isWhole = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/u.test(date);
  if (!isWhole || Math.abs(Date.parse(date) - Date.now() - books.aheadMs) > dateWindowMs)
    return problem(401, 103, "Invalid date", "INVALID_DATE");
  const due = `D24 ${hmacOf(books.secret, Buffer.concat([Buffer.from(`${date}${login}`), raw]))}`;
  return headers.authorization === due ? null : problem(401, 102, "Invalid signature", "INVALID_SIGNATURE");
}

const depositFields: ReadonlySet<string> = new Set([
  "invoice_id",
  "amount",
  "country",
  "currency",
  "payment_method",
  "payer",
  "sub_merchant_id",
  "client_ip",
  "language",
  "back_url",
  "success_url",
  "error_url",
  "notification_url",
  "expiration",
  "mobile",
  "test",
]);
const refundFields: ReadonlySet<string> = new Set([
  "deposit_id",
  "invoice_id",
  "amount",
  "bank_account",
  "comments",
  "notification_url",
]);

/** Where it stands; Uruguay is not among them. */
const currencies: Readonly<Record<string, string>> = {
  AR: "ARS",
  BR: "BRL",
  CL: "CLP",
  CO: "COP",
  MX: "MXN",
  PE: "PEN",
};

const wrongBody = (description: string): Answer => problem(400, 202, description, "INVALID_REQUEST_BODY");

function complainOfFields(books: DepositBooks, json: object, known: ReadonlySet<string>): void {
  for (const name of Object.keys(json)) if (!known.has(name)) books.complaints.push(`an unknown field ${name}`);
}

const referenceOf = (invoiceId: string): string => invoiceId.slice(0, 36);

type Asked = { readonly key: string | undefined; readonly text: string; readonly pageOf: (id: number) => string };

/** POST /v3/deposits. */
export function openDeposit(books: DepositBooks, { key, text, pageOf }: Asked): Answer {
  if (key === undefined) books.complaints.push("a deposit without a key");
  const opened = ({ id, invoiceId }: KeptDeposit): Answer => ({
    status: 201,
    json: { checkout_type: "HOSTED", redirect_url: pageOf(id), deposit_id: id, merchant_invoice_id: invoiceId },
  });
  const known = [...books.deposits.values()].find((deposit) => deposit.key === key);
  if (known !== undefined)
    return known.body === text ? opened(known) : problem(409, 202, "key of another request", "IDEMPOTENCY_CONFLICT");
  const json = JSON.parse(text) as Readonly<Record<string, unknown>>;
  complainOfFields(books, json, depositFields);
  const { invoice_id: invoiceId, amount, country, currency, sub_merchant_id: subMerchantId } = json;
  const urls = (["success_url", "error_url", "back_url"] as const).map((name) => json[name]);
  if (typeof invoiceId !== "string" || invoiceId === "") return wrongBody("no invoice_id");
  if (typeof amount !== "number" || amount <= 0 || Number(amount.toFixed(2)) !== amount) return wrongBody("amount");
  if (typeof country !== "string" || currencies[country] === undefined) return wrongBody("country");
  if (currency !== currencies[country]) return wrongBody("currency");
  if (typeof subMerchantId !== "string" || !books.subMerchants.has(subMerchantId))
    return problem(404, 208, "Sub-merchant not found", "MERCHANT_NOT_FOUND");
  if (!urls.every((url) => typeof url === "string" && URL.canParse(url))) return wrongBody("urls");
  const payer = json["payer"] as { readonly email?: unknown } | undefined;
  if (typeof payer?.email !== "string" || !payer.email.includes("@")) return wrongBody("payer.email");
  const all = [...books.deposits.values()];
  if (all.some((deposit) => deposit.invoiceId === invoiceId)) return wrongBody("invoice_id was used before");
  const isHeld = (deposit: KeptDeposit): boolean =>
    referenceOf(deposit.invoiceId) === referenceOf(invoiceId) && deposit.status === "COMPLETED" && !deposit.isRefunded;
  if (all.some(isHeld)) books.complaints.push(`a second deposit for what is paid: ${invoiceId}`);
  books.lastId += 1;
  const [success = "", error = "", back = ""] = urls.map(String);
  const deposit: KeptDeposit = {
    id: books.lastId,
    key: key ?? "",
    body: text,
    invoiceId,
    subMerchantId,
    country,
    currency,
    amount,
    status: "CREATED",
    isRefunded: false,
    noticeUrl: typeof json["notification_url"] === "string" ? json["notification_url"] : null,
    backUrls: { success, error, back },
  };
  books.deposits.set(deposit.id, deposit);
  return opened(deposit);
}

export function readDeposit(books: DepositBooks, id: number): Answer {
  const deposit = books.deposits.get(id);
  return deposit === undefined
    ? problem(404, 208, "Deposit not found", "NOT_FOUND")
    : { status: 200, json: depositJson(deposit) };
}

/** POST /v3/refunds: of the whole deposit. */
export function refundDeposit(books: DepositBooks, { key, text }: Pick<Asked, "key" | "text">): Answer {
  const json = JSON.parse(text) as Readonly<Record<string, unknown>>;
  complainOfFields(books, json, refundFields);
  const given = key === undefined ? undefined : books.refunds.get(key);
  if (given !== undefined) return { status: 201, json: { refund_id: given } };
  const deposit = books.deposits.get(Number(json["deposit_id"]));
  if (deposit === undefined || deposit.invoiceId !== json["invoice_id"])
    return problem(404, 208, "Deposit not found", "NOT_FOUND");
  if (deposit.status !== "COMPLETED" || deposit.isRefunded)
    return problem(400, 802, "Invalid refund amount", "INVALID_REFUND_AMOUNT");
  deposit.isRefunded = true;
  const id = books.refunds.size + 1;
  books.refunds.set(key ?? "", id);
  return { status: 201, json: { refund_id: id } };
}
