import type { Cents, Result } from "../kernel/index.ts";
import type { CardForm } from "../payments/index.ts";

/** What the host app's token says; the server asks it again. */
export type PaymentRequest = {
  /** Whole, as the server wants it back. */
  readonly token: string;
  readonly publicKey: string;
  readonly totalPrice: Cents;
  readonly buyerEmail: string;
  readonly debitOnly: boolean;
};

export type PaymentOutcome = {
  readonly status: "approved" | "pending" | "rejected";
  readonly paymentId: string | null;
  readonly transactionId: string;
  readonly isCardSaved: boolean;
};

export type CardPageFailure = { readonly code: string };

/** The provider's own form; what is typed into it is nobody else's. */
export type CardFormPort = {
  /** `submit` answers whether the form is done. */
  readonly open: (
    request: PaymentRequest,
    submit: (card: CardForm) => Promise<boolean>,
  ) => Promise<Result<null, CardPageFailure>>;
  readonly close: () => void;
};

/** Charges what the request says; the same card asked again is charged once. */
export type ChargePort = (request: PaymentRequest, card: CardForm) => Promise<Result<PaymentOutcome, CardPageFailure>>;
