import * as v from "valibot";
import type { Answer } from "../faults/index.ts";
import { problem } from "./answers.ts";
import type { Books, KeptPayment } from "./books.ts";
import type { Seller } from "./seller.ts";
import type { Funds, WalletPayment } from "./wallet-books.ts";

/** As providers.md §1.10 has it, and our commission, whose place nobody has told. */
const wanted = v.strictObject({
  wallet_payment: v.strictObject({
    transaction_amount: v.pipe(v.number(), v.gtValue(0)),
    description: v.string(),
    external_reference: v.string(),
  }),
  payer: v.strictObject({ token: v.string(), type_token: v.literal("wallet-token") }),
  binary_mode: v.literal(true),
  application_fee: v.optional(v.number()),
});

const results: Readonly<Record<Funds, readonly [string, string]>> = {
  APRO: ["approved", "accredited"],
  OTHE: ["rejected", "cc_rejected_other_reason"],
  CONT: ["in_process", "pending_contingency"],
};

const moment = (ms: number): string => new Date(ms).toISOString();

/** It names neither seller, nor currency, nor mode: nobody has told that it would. */
const json = (payment: WalletPayment) => ({
  id: payment.id,
  status: payment.status,
  external_reference: payment.reference,
  wallet_payment: { transaction_amount: payment.amount, external_reference: payment.reference },
  payments: [
    {
      id: payment.innerId,
      status: payment.status,
      status_detail: payment.detail,
      payment_type_id: "account_money",
      transaction_amount: payment.amount,
      transaction_amount_refunded: payment.refunded,
      external_reference: payment.reference,
    },
  ],
  date_created: moment(payment.createdAt),
  date_last_updated: moment(payment.updatedAt),
});

/** The payment within it, as the seller's own list of payments shows it. */
function keepInner(books: Books, payment: WalletPayment): void {
  const { innerId, seller, body, reference, amount, fee, createdAt, status, detail, updatedAt } = payment;
  const inner: KeptPayment = {
    id: innerId,
    seller,
    key: `of ${payment.id}`,
    body,
    reference,
    amount,
    fee,
    cardType: "account_money",
    createdAt,
    status,
    detail,
    refunded: payment.refunded,
    updatedAt,
    noticeUrl: books.wallets.noticeUrl,
    isOfWallet: true,
  };
  books.payments.set(innerId, inner);
}

/** POST /v1/advanced_payments: the same key gives the same object. */
export function chargeWallet(books: Books, seller: Seller, key: string | undefined, body: string): Answer {
  if (key === undefined) return problem(400, "Header X-Idempotency-Key can't be null", 4292);
  const { wallets } = books;
  const known = [...wallets.payments.values()].find((payment) => payment.key === key);
  if (known !== undefined)
    return known.body === body
      ? { status: 201, json: json(known) }
      : problem(409, "idempotency key used with another body", "idempotency_key_already_used");
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), wanted), body);
  if (!read.success) {
    books.complaints.push(`advanced payment: ${read.issues.map(({ message }) => message).join("; ")}`);
    return problem(400, "invalid body", "bad_request");
  }
  const { wallet_payment: wallet, payer, application_fee: fee = 0 } = read.output;
  const { transaction_amount: amount, external_reference: reference } = wallet;
  if (Number(amount.toFixed(2)) !== amount) return problem(400, "Invalid transaction_amount", 4037);
  if (fee < 0 || fee >= amount) return problem(400, "Invalid application_fee", 4021);
  if (fee > 0 && !seller.isOAuth) return problem(400, "application_fee without OAuth", 2059);
  const agreement = [...wallets.agreements.values()].find((one) => one.payerToken === payer.token);
  if (agreement?.seller !== seller) return problem(400, "invalid payer token", 2062);
  const isHeld = ({ status, ...other }: WalletPayment): boolean =>
    other.reference === reference && (status === "approved" || status === "in_process");
  if ([...wallets.payments.values()].some(isHeld)) books.complaints.push(`a second charge of ${reference}`);
  const [status, detail] = results[agreement.funds];
  books.lastId += 2;
  const at = books.tick();
  const payment: WalletPayment = {
    id: books.lastId,
    innerId: books.lastId - 1,
    seller,
    key,
    body,
    reference,
    amount,
    fee,
    createdAt: at,
    status,
    detail,
    refunded: 0,
    updatedAt: at,
  };
  wallets.payments.set(payment.id, payment);
  keepInner(books, payment);
  return { status: 201, json: json(payment) };
}

const notFound = problem(404, "advanced payment not found", "not_found");

const asOwner = (books: Books, seller: Seller, id: number, work: (payment: WalletPayment) => Answer): Answer => {
  const payment = books.wallets.payments.get(id);
  return payment === undefined || payment.seller !== seller ? notFound : work(payment);
};

export const readWalletPayment = (books: Books, seller: Seller, id: number): Answer =>
  asOwner(books, seller, id, (payment) => ({ status: 200, json: json(payment) }));

/** GET /v1/advanced_payments/search by reference. */
export function findWalletPayments(books: Books, seller: Seller, reference: string | null): Answer {
  const results_ = [...books.wallets.payments.values()]
    .filter((payment) => payment.seller === seller && payment.reference === reference)
    .filter((payment) => Date.now() - payment.createdAt >= books.hiddenMs)
    .map(json);
  return { status: 200, json: { paging: { total: results_.length, limit: 30, offset: 0 }, results: results_ } };
}

/** As its own back office would. */
export function moveWalletPayment(books: Books, payment: WalletPayment, status: string): void {
  payment.status = status;
  payment.detail = status;
  if (status === "refunded") payment.refunded = payment.amount;
  payment.updatedAt = books.tick();
  keepInner(books, payment);
}

export const refundWalletPayment = (books: Books, seller: Seller, id: number, key: string | undefined): Answer =>
  key === undefined
    ? problem(400, "Header X-Idempotency-Key can't be null", 4292)
    : asOwner(books, seller, id, (payment) => {
        const { status, amount } = payment;
        if (status !== "approved" && status !== "refunded") return problem(400, "wrong state", 2063);
        if (status === "approved") moveWalletPayment(books, payment, "refunded");
        return { status: 201, json: { id: 1, payment_id: id, amount, status: "approved" } };
      });
