import { type CommensalId, type Result, type SubscriptionId, accepted, refused } from "../kernel/index.ts";

/** One commensal to be linked; `key` names it while others come and go. */
export type AssociationRow = { readonly key: number; readonly commensalId: CommensalId | null };

export type AssociationEntry = {
  readonly subscriptionId: SubscriptionId | null;
  readonly rows: readonly AssociationRow[];
};

export type AssociationFaults = {
  readonly subscriptionId?: "MISSING";
  /** By the row's place; undefined: nothing is wrong with it. */
  readonly rows: readonly ("MISSING" | undefined)[];
};

export type AssociationDraft = {
  readonly subscriptionId: SubscriptionId;
  readonly commensalIds: readonly CommensalId[];
};

export const emptyAssociation: AssociationEntry = { subscriptionId: null, rows: [{ key: 0, commensalId: null }] };

/** Whom the form would link, or what keeps it from that; specification §5, Associate commensals. SUBS-13 */
export function checkAssociationEntry({
  subscriptionId,
  rows,
}: AssociationEntry): Result<AssociationDraft, AssociationFaults> {
  const commensalIds = rows.flatMap(({ commensalId }) => commensalId ?? []);
  if (subscriptionId !== null && commensalIds.length === rows.length) return accepted({ subscriptionId, commensalIds });
  return refused({
    ...(subscriptionId === null && { subscriptionId: "MISSING" }),
    rows: rows.map(({ commensalId }) => (commensalId === null ? "MISSING" : undefined)),
  });
}
