import { randomUUID } from "node:crypto";
import type { Fault } from "../faults/index.ts";

export type PlexoCall = "open" | "query" | "read" | "refund";
export type PlexoStatus = "approved" | "authorized" | "pending" | "denied" | "cancelled";

export type KeptSession = {
  readonly id: string;
  readonly merchantId: number;
  readonly referenceId: string;
  readonly amount: number;
  readonly currency: string;
  readonly callbackUrl: string | null;
  readonly backUrl: string;
};

export type KeptPayment = {
  readonly id: string;
  readonly referenceId: string;
  merchantId: number;
  amount: number;
  currency: string;
  status: PlexoStatus;
  /** What was given back of it, each by a transaction. */
  readonly refunds: { readonly id: string; readonly amount: number }[];
};

/** Its own state: what it believes of merchants, pages and payments. */
export type PlexoBooks = {
  readonly clientId: string;
  readonly apiKey: string;
  readonly merchants: Set<number>;
  readonly sessions: Map<string, KeptSession>;
  readonly payments: Map<string, KeptPayment>;
  readonly faults: Record<PlexoCall, Fault[]>;
  /** What was wrong with what it was asked. */
  readonly complaints: string[];
  /** In what its lists are wrapped; null: in nothing. */
  listName: "items" | "data" | "results" | null;
};

/** A merchant that is there from the start, for who only looks. */
export const firstMerchant = 14_304;

export const newPlexoBooks = (): PlexoBooks => ({
  clientId: "1220",
  apiKey: `clave-${randomUUID()}`,
  merchants: new Set([firstMerchant]),
  sessions: new Map(),
  payments: new Map(),
  faults: { open: [], query: [], read: [], refund: [] },
  complaints: [],
  listName: "items",
});

const resultOf: Readonly<Record<PlexoStatus, string>> = {
  approved: "Approved",
  authorized: "Authorized",
  pending: "Pending",
  denied: "Not sufficient funds",
  cancelled: "Cancelled by the buyer",
};

/** providers.md §4.2, as GET /v1/payments/{id} and a callback write it. */
export const paymentJson = ({ id, referenceId, merchantId, amount, currency, status, refunds }: KeptPayment) => ({
  id,
  referenceId,
  status,
  merchant: { id: merchantId, name: "Comedor" },
  installments: 1,
  amount: { currency, total: amount },
  transactions: [
    {
      id: `${id}0`,
      referenceId,
      type: "purchase",
      status,
      resultCode: status === "denied" ? "51" : "0",
      resultMessage: resultOf[status],
      amount,
    },
    ...refunds.map((refund) => ({ ...refund, referenceId, type: "refund", status: "approved", resultCode: "0" })),
  ],
});
