import type { Instant } from "../kernel/index.ts";

export const walletStatuses = ["ASKED", "ACTIVE", "ENDED"] as const;
export type WalletStatus = (typeof walletStatuses)[number];

/** What has ended stays so: who wants it again asks anew. WALLET-01 */
export const walletTransitions: Readonly<Record<WalletStatus, readonly WalletStatus[]>> = {
  ASKED: ["ACTIVE", "ENDED"],
  ACTIVE: ["ENDED"],
  ENDED: [],
};

export const walletEndings = [
  /** Nobody consented in time. */
  "EXPIRED",
  /** The way back brought no consent. */
  "REFUSED",
  /** The code is used up, and nobody has heard the token. */
  "CODE_LOST",
  /** By the wallet's owner, at the provider. */
  "CANCELLED",
  /** By the client, here. */
  "UNLINKED",
  /** The provider takes the token no more. */
  "DEAD_TOKEN",
  /** The cafeteria left the seller's account. */
  "SELLER_LEFT",
  "ACCOUNT_CLOSED",
] as const;
export type WalletEnding = (typeof walletEndings)[number];

/** That a client's wallet may be charged in a cafeteria, for the seller whose account that is. */
export type WalletAgreement = {
  readonly status: WalletStatus;
  readonly ending: WalletEnding | null;
  readonly accountId: string;
  /** The provider's; null: nobody has opened its consent yet. */
  readonly agreementId: string | null;
  readonly askedUntil: Instant;
  /** It is good for one use. */
  readonly isCodeTaken: boolean;
};

/** What the provider says of an agreement. */
export type WalletState = "ASKED" | "ACTIVE" | "ENDED";

export type WalletFact =
  /** The provider gave it a name and a page of consent. */
  | { readonly kind: "OPENED"; readonly agreementId: string }
  /** The buyer came back with a code, which is about to be used. */
  | { readonly kind: "CODE_TAKEN"; readonly at: Instant }
  | { readonly kind: "TOKEN_GIVEN" }
  /** A look at the provider's books. A notice is only a hint to look. */
  | { readonly kind: "READ"; readonly state: WalletState }
  /** Time went by. */
  | { readonly kind: "CLOCK"; readonly at: Instant }
  | { readonly kind: "ENDED"; readonly ending: WalletEnding };

const ended = (agreement: WalletAgreement, ending: WalletEnding): WalletAgreement =>
  walletTransitions[agreement.status].includes("ENDED") ? { ...agreement, status: "ENDED", ending } : agreement;

/** Where each fact leads, in whatever order and however often they come. WALLET-01 WALLET-02 */
export function walletAfter(agreement: WalletAgreement, fact: WalletFact): WalletAgreement {
  const { status, agreementId, askedUntil, isCodeTaken } = agreement;
  const isAsked = status === "ASKED";
  switch (fact.kind) {
    case "OPENED":
      return isAsked && agreementId === null ? { ...agreement, agreementId: fact.agreementId } : agreement;
    case "CODE_TAKEN":
      return isAsked && agreementId !== null && fact.at < askedUntil ? { ...agreement, isCodeTaken: true } : agreement;
    case "TOKEN_GIVEN":
      return isAsked && isCodeTaken ? { ...agreement, status: "ACTIVE" } : agreement;
    case "READ":
      return fact.state === "ENDED" ? ended(agreement, "CANCELLED") : agreement;
    case "CLOCK":
      return isAsked && fact.at >= askedUntil ? ended(agreement, isCodeTaken ? "CODE_LOST" : "EXPIRED") : agreement;
    case "ENDED":
      return ended(agreement, fact.ending);
  }
}

/** What ends one that is to be used for this seller and can't be, though its time is not over; null: it can. WALLET-01 WALLET-03 */
export function uselessFor({ status, isCodeTaken, accountId }: WalletAgreement, seller: string): WalletFact | null {
  if (status !== "ENDED" && accountId !== seller) return { kind: "ENDED", ending: "SELLER_LEFT" };
  return status === "ASKED" && isCodeTaken ? { kind: "ENDED", ending: "CODE_LOST" } : null;
}

/** Only that of the account which gets the money. WALLET-03 */
export const mayChargeWallet = ({ status, accountId }: WalletAgreement, seller: string): boolean =>
  status === "ACTIVE" && accountId === seller;

const byTheClient: ReadonlySet<WalletEnding> = new Set(["REFUSED", "UNLINKED", "EXPIRED"]);

/** Whether a client who did nothing about it has to link the wallet again. WALLET-04 */
export const hasToLinkAgain = ({ ending }: Pick<WalletAgreement, "ending">): boolean =>
  ending !== null && !byTheClient.has(ending);
