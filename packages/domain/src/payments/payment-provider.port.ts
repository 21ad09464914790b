import type { Cents, Instant, Result } from "../kernel/index.ts";
import type { ProviderFailure, ProviderPayment } from "./provider-payment.ts";

type Answer<T> = Promise<Result<T, ProviderFailure>>;

/** A card as the provider's own form made it: we never see its number. */
export type CardForm = {
  /** Good for one charge. */
  readonly cardToken: string;
  readonly methodId: string | null;
  readonly issuerId: string | null;
  readonly identification: { readonly type: string; readonly number: string } | null;
};

export type CardCharge = CardForm & {
  readonly reference: string;
  /** The same key is charged once, however often it is asked. */
  readonly key: string;
  readonly total: Cents;
  /** null: the seller's own credentials allow none. */
  readonly commission: Cents | null;
  readonly buyerEmail: string;
  /** Whose saved card it is; null: one that was typed. */
  readonly customerId: string | null;
  readonly description: string;
  /** Where the provider tells of news; null: nowhere. */
  readonly noticeUrl: string | null;
};

/** What a provider's seller let us do in their name. */
export type SellerTokens = {
  readonly accountId: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly publicKey: string;
  readonly isLive: boolean;
  readonly expiresAt: Instant;
};

/** Who takes a buyer's money for a seller. `token` is the seller's. */
export type PaymentProvider = {
  readonly charge: (token: string, charge: CardCharge) => Answer<ProviderPayment>;
  readonly read: (token: string, paymentId: string) => Answer<ProviderPayment>;
  /** Every payment that bears our reference; of a new one perhaps not yet. */
  readonly find: (token: string, reference: string) => Answer<readonly ProviderPayment[]>;
  /** Every payment of the seller's that changed in that time. */
  readonly list: (
    token: string,
    range: { readonly from: Instant; readonly until: Instant },
  ) => Answer<readonly ProviderPayment[]>;
  readonly giveBack: (token: string, paymentId: string, key: string) => Answer<null>;
};

/** By whom a seller lets us act in their name. */
export type SellerLinks = {
  /** Whether there is an application for sellers of that country to consent to. */
  readonly serves: (country: string) => boolean;
  /** Where the seller consents. */
  readonly consentUrl: (
    country: string,
    asked: { readonly state: string; readonly challenge: string },
  ) => string | null;
  readonly exchange: (
    country: string,
    given: { readonly code: string; readonly verifier: string },
  ) => Answer<SellerTokens>;
  readonly refresh: (country: string, refreshToken: string) => Answer<SellerTokens>;
  /** Whose token it is. `country`: null where nobody tells. */
  readonly whoIs: (
    token: string,
  ) => Answer<{ readonly accountId: string; readonly isLive: boolean; readonly country: string | null }>;
};
