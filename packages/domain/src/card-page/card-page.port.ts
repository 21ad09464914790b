import type { Cents, Result } from "../kernel/index.ts";
import type { CardForm } from "../payments/index.ts";

/** A card that the buyer saved with an earlier payment; its number is nowhere here. */
export type OfferedCard = {
  /** The provider's. */
  readonly id: string;
  readonly lastFour: string;
  readonly brand: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
};

/** What the host app's token says; the server asks it again. */
export type PaymentRequest = {
  /** Whole, as the server wants it back. */
  readonly token: string;
  readonly publicKey: string;
  readonly totalPrice: Cents;
  readonly buyerEmail: string;
  readonly debitOnly: boolean;
  /** Those that may pay this. */
  readonly cards: readonly OfferedCard[];
};

/** A card that is to pay, typed or saved. */
export type EnteredCard = CardForm & {
  /** Saves it once it has paid; null: it is not to be saved. */
  readonly savingToken: string | null;
  /** Which of the saved ones; null: it was typed. */
  readonly savedCardId: string | null;
};

export type PaymentOutcome = {
  readonly status: "approved" | "pending" | "rejected";
  readonly paymentId: string | null;
  readonly transactionId: string;
  readonly isCardSaved: boolean;
};

/** How the request's payment ended, as the page remembers it; null: it did not, or nothing is remembered. */
export type CardPageMemory = {
  readonly load: () => "approved" | "pending" | null;
  readonly save: (status: "approved" | "pending") => void;
};

export type CardPageFailure = { readonly code: string };

type Opened = Promise<Result<null, CardPageFailure>>;

export type TypedCard = {
  /** Asked when the card is entered: whether it is to be saved as well. */
  readonly wantsSaving: () => boolean;
  /** Answers whether the form is done. */
  readonly submit: (card: EnteredCard) => Promise<boolean>;
};

/** The provider's own form; what is typed into it is nobody else's. */
export type CardFormPort = {
  /** For a whole card. */
  readonly open: (request: PaymentRequest, typed: TypedCard) => Opened;
  /** For the security code of a saved card. */
  readonly openCode: (request: PaymentRequest) => Opened;
  /** The saved card with the code that was typed. */
  readonly readCode: (card: OfferedCard) => Promise<Result<EnteredCard, CardPageFailure>>;
  readonly close: () => void;
};

/** Charges what the request says; the same card asked again is charged once. */
export type ChargePort = (
  request: PaymentRequest,
  card: EnteredCard,
) => Promise<Result<PaymentOutcome, CardPageFailure>>;
