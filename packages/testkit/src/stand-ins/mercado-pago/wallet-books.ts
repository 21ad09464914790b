import type { Seller } from "./seller.ts";

export type WalletCallKind =
  | "askAgreement"
  | "payerToken"
  | "readAgreement"
  | "endAgreement"
  | "walletCharge"
  | "walletRead"
  | "walletFind"
  | "walletRefund";

/** How its charges end: paid, refused, or not decided yet. */
export type Funds = "APRO" | "OTHE" | "CONT";

/** That a buyer's wallet may be charged by a seller. */
export type Agreement = {
  readonly id: string;
  readonly seller: Seller;
  /** Who the buyer is to the integrator. */
  readonly userId: string;
  readonly flowId: string;
  readonly returnUri: string;
  readonly description: string;
  status: "pending" | "confirmed_by_user" | "cancelled";
  /** Grows with each change. */
  version: number;
  /** Good for one use. */
  code: string | null;
  payerToken: string | null;
  funds: Funds;
};

export type WalletPayment = {
  readonly id: number;
  /** Of the payment within it. */
  readonly innerId: number;
  readonly seller: Seller;
  readonly key: string;
  readonly body: string;
  readonly reference: string;
  readonly amount: number;
  readonly fee: number;
  readonly createdAt: number;
  status: string;
  detail: string;
  refunded: number;
  updatedAt: number;
};

export type WalletBooks = {
  readonly agreements: Map<string, Agreement>;
  readonly payments: Map<number, WalletPayment>;
  /** Where the application said that it wants to hear of agreements. */
  noticeUrl: string | null;
  /** Whether the way back tells which flow it is of; nobody has said so. */
  tellsFlow: boolean;
};

export const newWalletBooks = (): WalletBooks => ({
  agreements: new Map(),
  payments: new Map(),
  noticeUrl: null,
  tellsFlow: false,
});
