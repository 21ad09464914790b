import type { Cents, Instant } from "../kernel/index.ts";

/** What a provider's own books say of a payment. */
export type ProviderState = "PENDING" | "REJECTED" | "APPROVED" | "REFUNDED" | "CHARGED_BACK";

export type ProviderPayment = {
  readonly id: string;
  /** What we called it: the intent's id; null: nothing of ours. */
  readonly reference: string | null;
  readonly state: ProviderState;
  /** The provider's word for why. */
  readonly detail: string;
  readonly total: Cents;
  /** What was given back of it. */
  readonly returned: Cents;
  /** null, as with the two below: its books don't say. */
  readonly currency: string | null;
  /** The seller's account at the provider. */
  readonly accountId: string | null;
  readonly isLive: boolean | null;
  readonly card: "DEBIT" | "CREDIT" | "PREPAID" | "OTHER";
  readonly updatedAt: Instant;
};

export const providerFailureKinds = [
  "OFF",
  "UNREACHABLE",
  "OUTCOME_UNKNOWN",
  "UNAUTHORISED",
  "REJECTED",
  "INVALID",
  "CONFLICT",
  "THROTTLED",
] as const;
export type ProviderFailureKind = (typeof providerFailureKinds)[number];

export type ProviderFailure = {
  readonly code: "PROVIDER_FAILED";
  readonly kind: ProviderFailureKind;
  /** The provider's own code, for who looks into it. */
  readonly providerCode: string | null;
};

/** Its books have nothing of what was asked for. */
export const notPaid = { kind: "INVALID", providerCode: "NOT_PAID" } as const;
export const isNotPaid = ({ kind, providerCode }: Pick<ProviderFailure, "kind" | "providerCode">): boolean =>
  kind === notPaid.kind && providerCode === notPaid.providerCode;

/** Whether the provider may have charged all the same. PAY-04 */
export const mayHaveCharged = (kind: ProviderFailureKind): boolean => kind === "OUTCOME_UNKNOWN" || kind === "CONFLICT";
