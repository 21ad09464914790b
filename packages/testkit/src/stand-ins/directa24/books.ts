import { randomUUID } from "node:crypto";
import type { Fault } from "../faults/index.ts";

export type DepositCall = "open" | "read" | "refund";

export type DepositStatus = "CREATED" | "PENDING" | "COMPLETED" | "CANCELLED" | "DECLINED" | "EXPIRED";

export type KeptDeposit = {
  readonly id: number;
  readonly key: string;
  readonly body: string;
  readonly invoiceId: string;
  readonly subMerchantId: string;
  readonly country: string;
  currency: string;
  amount: number;
  status: DepositStatus;
  isRefunded: boolean;
  readonly noticeUrl: string | null;
  readonly backUrls: Readonly<Record<"success" | "error" | "back", string>>;
};

/** Its own state: what it believes of merchants and deposits. */
export type DepositBooks = {
  readonly apiKey: string;
  readonly secret: string;
  readonly subMerchants: Set<string>;
  readonly deposits: Map<number, KeptDeposit>;
  readonly refunds: Map<string, number>;
  readonly faults: Record<DepositCall, Fault[]>;
  /** What was wrong with what it was asked. */
  readonly complaints: string[];
  /** Whether the caller's address is on its list. */
  isCallerListed: boolean;
  /** By how much its clock goes ahead of ours. */
  aheadMs: number;
  lastId: number;
};

/** A sub-merchant that is there from the start, for who only looks. */
export const firstSubMerchant = "comedor-1";

export const newDepositBooks = (): DepositBooks => ({
  apiKey: "clave-de-prueba",
  secret: `secreto-${randomUUID()}`,
  subMerchants: new Set([firstSubMerchant]),
  deposits: new Map(),
  refunds: new Map(),
  faults: { open: [], read: [], refund: [] },
  complaints: [],
  isCallerListed: true,
  aheadMs: 0,
  lastId: 300_000_000,
});

/** As GET /v3/deposits/{id} writes it. */
export const depositJson = (deposit: KeptDeposit) => ({
  deposit_id: deposit.id,
  invoice_id: deposit.invoiceId,
  country: deposit.country,
  currency: deposit.currency,
  local_amount: deposit.amount,
  usd_amount: Math.round(deposit.amount / 10) / 100,
  status: deposit.status,
  fee_amount: 0,
  refunded: deposit.isRefunded,
});
