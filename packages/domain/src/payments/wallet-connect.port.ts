import type { Cents, Result } from "../kernel/index.ts";
import type { ProviderFailure, ProviderPayment } from "./provider-payment.ts";
import type { WalletState } from "./wallet-agreement.ts";

type Answer<T> = Promise<Result<T, ProviderFailure>>;

/** In whose name it is asked; `token` is the seller's. */
export type WalletSeller = { readonly token: string; readonly country: string };

export type NewAgreement = {
  /** Ours, by which we know who comes back. */
  readonly flowId: string;
  readonly clientId: string;
  /** Says to the buyer who asks. */
  readonly description: string;
};

export type WalletCharge = {
  /** A bearer's secret: pays without anybody logging in. */
  readonly payerToken: string;
  readonly reference: string;
  /** The same key is charged once, however often it is asked. */
  readonly key: string;
  readonly total: Cents;
  /** null: the seller's own credentials allow none. */
  readonly commission: Cents | null;
  readonly description: string;
};

/** Who lets a seller charge a buyer's wallet that was linked once. WALLET-03 */
export type WalletConnect = {
  /** Whether it was enabled for sellers of that country. */
  readonly serves: (country: string) => boolean;
  readonly ask: (
    seller: WalletSeller,
    agreement: NewAgreement,
  ) => Answer<{ readonly agreementId: string; readonly consentUrl: string }>;
  /** The token that pays, for the code that a consent brought back. */
  readonly payerTokenOf: (
    seller: WalletSeller,
    consent: { readonly agreementId: string; readonly code: string },
  ) => Answer<string>;
  readonly stateOf: (seller: WalletSeller, agreementId: string) => Answer<WalletState>;
  /** One that is not there is gone. */
  readonly end: (seller: WalletSeller, agreementId: string) => Answer<null>;
  /** Whether that is how it says that it takes the token no more. */
  readonly isTokenDead: (failure: ProviderFailure) => boolean;
  readonly charge: (seller: WalletSeller, charge: WalletCharge) => Answer<ProviderPayment>;
  readonly read: (token: string, paymentId: string) => Answer<ProviderPayment>;
  /** Every payment that bears our reference; of a new one perhaps not yet. */
  readonly find: (token: string, reference: string) => Answer<readonly ProviderPayment[]>;
  readonly giveBack: (token: string, paymentId: string, key: string) => Answer<null>;
};
