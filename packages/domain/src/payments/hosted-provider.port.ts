import type { Cents, Instant, Result } from "../kernel/index.ts";
import type { ProviderFailure, ProviderPayment } from "./provider-payment.ts";

type Answer<T> = Promise<Result<T, ProviderFailure>>;

/** Which attempt of an intent: the provider knows it by both. */
export type HostedAttempt = { readonly reference: string; readonly number: number };

/** What the provider's own page is opened with. The same again is the same page. */
export type HostedPayment = HostedAttempt & {
  readonly key: string;
  readonly total: Cents;
  readonly currency: string;
  readonly country: string;
  /** The seller's account at the provider. */
  readonly accountId: string;
  readonly buyer: { readonly id: string; readonly email: string };
};

/** A page on which nobody has paid yet. */
export type OpenedPage = {
  readonly payment: ProviderPayment;
  readonly url: string;
  /** By which the provider tells what was chosen there; absent: nothing is. */
  readonly pageId?: string;
};

/** What a buyer chose on a page that takes no money by itself. */
export type PageChoice = {
  readonly pageId: string;
  /** By which the provider charges it: a secret. */
  readonly instrument: string;
  readonly card: ProviderPayment["card"];
};

/** What a page was opened for, and since when it is open. */
export type AskedPayment = Pick<HostedPayment, "total" | "currency"> & { readonly openedAt: Instant };

/** What is given back, to the last cent. */
type ReturnedPayment = HostedAttempt & {
  readonly paymentId: string;
  readonly key: string;
  /** The seller's account, where its books are apart. */
  readonly accountId?: string;
};

/** Who takes a buyer's money on a page of their own. */
export type HostedProvider = {
  readonly isLive: boolean;
  /** Whether it stands in that country. */
  readonly serves: (country: string) => boolean;
  readonly open: (payment: HostedPayment) => Answer<OpenedPage>;
  /** null: only the opened page says by what name it is read; else that is known before it is asked for. */
  readonly paymentIdOf: ((attempt: HostedAttempt) => string) | null;
  /**
   * Absent: its page takes the money. Else buyers only choose there what to pay with, and this charges it: once for an
   * attempt, however often. Only REJECTED and INVALID say that it never will be charged; what came of it is read.
   */
  readonly charge?: (payment: HostedPayment, instrument: string) => Answer<null>;
  /**
   * Without what was asked for, books that tell nothing of what nobody paid know no such payment (`isNotPaid`); without
   * the seller's account, books that are kept apart for each know none.
   */
  readonly read: (paymentId: string, asked?: AskedPayment, accountId?: string) => Answer<ProviderPayment>;
  readonly giveBack: (payment: ReturnedPayment) => Answer<null>;
};
