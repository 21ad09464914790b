import { type KeyObject, createPublicKey, generateKeyPairSync, randomUUID } from "node:crypto";
import type { Fault } from "../faults/index.ts";

export type PayCall = "link" | "list" | "read" | "refund" | "sync";

export type PayStatus =
  | "processing"
  | "authorization_succeeded"
  | "authorization_declined"
  | "authorization_failed"
  | "authorization_voided"
  | "capture_succeeded"
  | "capture_pending"
  | "buyer_approval_pending";

export type KeptLink = {
  readonly id: string;
  readonly merchantId: string;
  readonly reference: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly country: string;
  readonly expiresAt: number;
  readonly returnUrl: string;
};

export type KeptTransaction = {
  readonly id: string;
  readonly linkId: string;
  readonly reference: string;
  merchantId: string;
  amount: number;
  currency: string;
  status: PayStatus;
  /** What its payment service says, which it knows once it is told to sync; null: the same. */
  truth: PayStatus | null;
  readonly refunds: { readonly id: string; readonly amount: number }[];
};

type Kept = { readonly body: string; readonly at: number; readonly status: number; readonly json: unknown };

/** Its own state: what it believes of merchants, links and transactions. */
export type PayBooks = {
  readonly privateKey: string;
  readonly publicKey: KeyObject;
  readonly merchants: Set<string>;
  readonly links: Map<string, KeptLink>;
  readonly transactions: Map<string, KeptTransaction>;
  /** Answers by idempotency key. */
  readonly keys: Map<string, Kept>;
  readonly tokenIds: Set<string>;
  /** Where each merchant's events go. */
  readonly webhooks: Map<string, string>;
  readonly faults: Record<PayCall, Fault[]>;
  /** What was wrong with what it was asked. */
  readonly complaints: string[];
  /** By how much its clock goes ahead of ours. */
  aheadMs: number;
};

export type KeyKind = "EC" | "RSA";

/** As its dashboard hands one out. */
function newKey(kind: KeyKind): string {
  const { privateKey } =
    kind === "EC"
      ? generateKeyPairSync("ec", { namedCurve: "P-521" })
      : generateKeyPairSync("rsa", { modulusLength: 2048 });
  return privateKey.export({ type: "pkcs8", format: "pem" }).toString();
}

export function newPayBooks(kind: KeyKind, merchants: readonly string[]): PayBooks {
  const privateKey = newKey(kind);
  return {
    privateKey,
    publicKey: createPublicKey(privateKey),
    merchants: new Set(merchants),
    links: new Map(),
    transactions: new Map(),
    keys: new Map(),
    tokenIds: new Set(),
    webhooks: new Map(),
    faults: { link: [], list: [], read: [], refund: [], sync: [] },
    complaints: [],
    aheadMs: 0,
  };
}

export const nowOf = ({ aheadMs }: PayBooks): number => Date.now() + aheadMs;

export const givenBack = ({ refunds }: KeptTransaction): number => refunds.reduce((sum, { amount }) => sum + amount, 0);

export const isCaptured = ({ status }: KeptTransaction): boolean => status === "capture_succeeded";

/** providers.md §5, as GET /transactions/{id} and an event's target write it. */
export const transactionJson = (kept: KeptTransaction) => ({
  type: "transaction",
  id: kept.id,
  merchant_account_id: kept.merchantId,
  external_identifier: kept.reference,
  payment_link_id: kept.linkId,
  status: kept.status,
  intent: "capture",
  amount: kept.amount,
  currency: kept.currency,
  authorized_amount: isCaptured(kept) || kept.status === "authorization_succeeded" ? kept.amount : 0,
  captured_amount: isCaptured(kept) ? kept.amount : 0,
  refunded_amount: givenBack(kept),
  payment_method: { method: "card" },
  disputed: false,
});

/** What a buyer makes of a link: each try is a transaction of its own. */
export function payOn(books: PayBooks, link: KeptLink, status: PayStatus): KeptTransaction {
  const { id: linkId, reference, merchantId, amount, currency } = link;
  const kept = { id: randomUUID(), linkId, reference, merchantId, amount, currency, status, truth: null, refunds: [] };
  books.transactions.set(kept.id, kept);
  return kept;
}

export const triesOn = ({ transactions }: PayBooks, { id }: KeptLink): readonly KeptTransaction[] =>
  [...transactions.values()].filter(({ linkId }) => linkId === id);
