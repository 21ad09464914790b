import type { Fault } from "../faults/index.ts";
import type { Seller } from "./seller.ts";
import { type WalletBooks, type WalletCallKind, newWalletBooks } from "./wallet-books.ts";

export type CallKind =
  | "charge"
  | "read"
  | "find"
  | "list"
  | "refund"
  | "token"
  | "me"
  | "addCustomer"
  | "findCustomer"
  | "addCard"
  | "listCards"
  | "removeCard"
  | WalletCallKind;

export type KeptPayment = {
  readonly id: number;
  readonly seller: Seller;
  readonly key: string;
  readonly body: string;
  readonly reference: string;
  readonly amount: number;
  readonly fee: number;
  readonly cardType: string;
  readonly createdAt: number;
  status: string;
  detail: string;
  refunded: number;
  updatedAt: number;
  readonly noticeUrl: string | null;
  /** A part of what a wallet paid, whose own name is another one. */
  readonly isOfWallet?: true;
};

/** What it knows of a card. */
export type TypedCard = {
  readonly holder: string;
  readonly type: string;
  readonly lastFour: string;
  readonly month: number;
  readonly year: number;
};

export type CardToken = TypedCard & {
  readonly publicKey: string;
  /** Of whose saved card it was made; null: of one that was typed. */
  readonly customerId: string | null;
  isUsed: boolean;
};

export type KeptCard = TypedCard & { readonly id: string; readonly createdAt: number };

/** The seller's own: another seller has another one of the same e-mail. */
export type Customer = {
  readonly id: string;
  readonly seller: Seller;
  readonly email: string;
  readonly createdAt: number;
  readonly cards: Map<string, KeptCard>;
};

export type Consent = {
  readonly code: string;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly userId: number;
  readonly expiresAt: number;
  isUsed: boolean;
};

/** Its own state: what it believes of sellers, cards and payments. */
export type Books = {
  readonly sellers: Map<number, Seller>;
  readonly cards: Map<string, CardToken>;
  readonly customers: Map<string, Customer>;
  readonly consents: Map<string, Consent>;
  readonly payments: Map<number, KeptPayment>;
  readonly wallets: WalletBooks;
  readonly faults: Record<CallKind, Fault[]>;
  /** Those that befall calls about one reference only, whoever makes them. */
  readonly faultsOf: Map<string, Partial<Record<CallKind, Fault>>>;
  /** What was wrong with what it was asked. */
  readonly complaints: string[];
  /** Milliseconds for which a new payment is not found by its reference. */
  hiddenMs: number;
  /** For how many calls a customer is not found after it was made. */
  hiddenCustomerCalls: number;
  lastId: number;
  /** Later than the last one, so that news has an order. */
  readonly tick: () => number;
};

export function newBooks(): Books {
  let last = Date.now();
  return {
    sellers: new Map(),
    cards: new Map(),
    customers: new Map(),
    consents: new Map(),
    payments: new Map(),
    wallets: newWalletBooks(),
    faults: {
      charge: [],
      read: [],
      find: [],
      list: [],
      refund: [],
      token: [],
      me: [],
      addCustomer: [],
      findCustomer: [],
      addCard: [],
      listCards: [],
      removeCard: [],
      askAgreement: [],
      payerToken: [],
      readAgreement: [],
      endAgreement: [],
      walletCharge: [],
      walletRead: [],
      walletFind: [],
      walletRefund: [],
    },
    faultsOf: new Map(),
    complaints: [],
    hiddenMs: 0,
    hiddenCustomerCalls: 0,
    lastId: 1_000_000,
    tick: () => {
      last = Math.max(last + 1, Date.now());
      return last;
    },
  };
}

/** What goes wrong with this call; it goes wrong once. */
export function takeFault(books: Books, kind: CallKind, reference: string | undefined): Fault | undefined {
  const own = books.faultsOf.get(reference ?? "");
  const fault = own?.[kind];
  if (own === undefined || fault === undefined) return books.faults[kind].shift();
  delete own[kind];
  return fault;
}

/** Its name for what a card is charged by. */
export const methodOf = (type: string): string => (type === "debit_card" ? "debvisa" : "visa");

/** As GET /v1/payments/{id} writes it. */
export const paymentJson = (payment: KeptPayment) => ({
  id: payment.id,
  date_created: new Date(payment.createdAt).toISOString(),
  date_last_updated: new Date(payment.updatedAt).toISOString(),
  operation_type: "regular_payment",
  payment_method_id: methodOf(payment.cardType),
  payment_type_id: payment.cardType,
  status: payment.status,
  status_detail: payment.detail,
  currency_id: "ARS",
  live_mode: false,
  collector_id: payment.seller.userId,
  external_reference: payment.reference,
  transaction_amount: payment.amount,
  transaction_amount_refunded: payment.refunded,
  fee_details: payment.fee === 0 ? [] : [{ type: "application_fee", amount: payment.fee, fee_payer: "collector" }],
  installments: 1,
});
