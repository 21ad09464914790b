import { matchesSearch, searchText } from "../kernel/index.ts";
import type { Claim, ClaimStatus } from "./claim.ts";

export type ClaimFilter = {
  /** null: all. */
  readonly status: ClaimStatus | null;
  /** A commensal, its client or the client's email. */
  readonly person: string;
  readonly comment: string;
};

export const anyClaim: ClaimFilter = { status: null, person: "", comment: "" };

const ranks: Readonly<Record<ClaimStatus, number>> = { UNSOLVED: 0, SOLVED: 1 };

function inboxOrder(a: Claim, b: Claim): number {
  if (a.status !== b.status) return ranks[a.status] - ranks[b.status];
  if (a.dateTime !== b.dateTime) return a.dateTime < b.dateTime ? 1 : -1;
  return a.id < b.id ? -1 : 1;
}

const isAbout = ({ username, email, commensalNames }: Claim, person: string): boolean =>
  matchesSearch(searchText([username, email, ...commensalNames].join(" ")), person);

/** What the inbox shows, in its order. CLAIMS-02 CLAIMS-03 */
export const filterClaims = (claims: readonly Claim[], { status, person, comment }: ClaimFilter): readonly Claim[] =>
  claims
    .filter(
      (claim) =>
        (status === null || claim.status === status) &&
        isAbout(claim, person) &&
        matchesSearch(searchText(claim.comments), comment),
    )
    .toSorted(inboxOrder);

export const countUnsolved = (claims: readonly Pick<Claim, "status">[]): number =>
  claims.filter(({ status }) => status === "UNSOLVED").length;
