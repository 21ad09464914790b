import type { CommensalId, Result, SubscriptionId } from "@cantina/domain/kernel";
import { accepted, refused } from "@cantina/domain/kernel";

/** One commensal to be linked; `key` names it while others come and go. */
export type AssociateRow = { readonly key: number; readonly commensalId: CommensalId | null };

export type AssociateEntry = {
  readonly subscriptionId: SubscriptionId | null;
  readonly rows: readonly AssociateRow[];
};

export type AssociateFaults = {
  readonly subscription?: string;
  /** By the row's place; undefined: nothing is wrong with it. */
  readonly rows: readonly (string | undefined)[];
};

export type Association = { readonly subscriptionId: SubscriptionId; readonly commensalIds: readonly CommensalId[] };

/** Specification §5, Associate commensals to a subscription. SUBS-13 */
export function checkAssociation({ subscriptionId, rows }: AssociateEntry): Result<Association, AssociateFaults> {
  const commensalIds = rows.flatMap(({ commensalId }) => commensalId ?? []);
  if (subscriptionId !== null && commensalIds.length === rows.length) return accepted({ subscriptionId, commensalIds });
  return refused({
    ...(subscriptionId === null && { subscription: "Selecciona una mensualidad" }),
    rows: rows.map(({ commensalId }) => (commensalId === null ? "Selecciona un comensal" : undefined)),
  });
}
