import type { Cents } from "../kernel/index.ts";
import { intentIdOf } from "./intent-reference.ts";
import type { PaymentStatus } from "./payment-status.ts";
import type { ProviderPayment } from "./provider-payment.ts";

export const differenceKinds = [
  "THEIRS_ONLY",
  "OURS_ONLY",
  "NOT_BOOKED",
  "AMOUNT",
  "RETURNED",
  "CHARGED_BACK",
  "REFUNDED",
] as const;

/** What a person has to look at: the provider's books say otherwise than ours, or took something back by themselves. */
export type DifferenceKind = (typeof differenceKinds)[number];

export type BookDifference = {
  readonly kind: DifferenceKind;
  readonly paymentId: string;
  readonly intentId: string | null;
  readonly ours: Cents | null;
  readonly theirs: Cents | null;
};

/** A payment as our books have it. */
export type BookedPayment = {
  readonly paymentId: string;
  readonly intentId: string;
  readonly total: Cents;
  readonly status: PaymentStatus;
  /** It is given back as soon as the provider takes the call. */
  readonly isToReturn: boolean;
};

function kindOf(theirs: ProviderPayment, ours: BookedPayment): DifferenceKind | null {
  if (theirs.total !== ours.total) return "AMOUNT";
  if (theirs.state !== "APPROVED") return null;
  if (theirs.returned !== 0) return "RETURNED";
  return ours.status === "BOOKED" || ours.isToReturn ? null : "NOT_BOOKED";
}

/**
 * Both books side by side, after each payment was looked at once more: what the seller took elsewhere bears no reference
 * of ours and is none of our concern. `missing`: ours that the provider says it doesn't have. PAY-09
 */
export function compareBooks(
  theirs: readonly ProviderPayment[],
  ours: ReadonlyMap<string, BookedPayment>,
  missing: ReadonlySet<string>,
): readonly BookDifference[] {
  const found = theirs.flatMap((payment): readonly BookDifference[] => {
    const own = ours.get(payment.id);
    const isHeld = payment.state === "APPROVED" || payment.state === "CHARGED_BACK";
    if (own === undefined)
      return isHeld && intentIdOf(payment.reference) !== null
        ? [{ kind: "THEIRS_ONLY", paymentId: payment.id, intentId: null, ours: null, theirs: payment.total }]
        : [];
    const kind = kindOf(payment, own);
    if (kind === null) return [];
    return [{ kind, paymentId: payment.id, intentId: own.intentId, ours: own.total, theirs: payment.total }];
  });
  const lost = [...ours.values()].filter(({ paymentId, status }) => status === "BOOKED" && missing.has(paymentId));
  return [
    ...found,
    ...lost.map(({ paymentId, intentId, total }): BookDifference => ({
      kind: "OURS_ONLY",
      paymentId,
      intentId,
      ours: total,
      theirs: null,
    })),
  ];
}
