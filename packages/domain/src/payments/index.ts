export { type AppliedReadBack, type PaymentStep, applyReadBack } from "./apply-read-back.ts";
export {
  type BookDifference,
  type BookedPayment,
  type DifferenceKind,
  compareBooks,
  differenceKinds,
} from "./compare-books.ts";
export { type AttemptFact, attemptAfter } from "./attempt-after.ts";
export { type SubmitRefusal, decideSubmit, submitLimitMs } from "./decide-submit.ts";
export { type ReadBackFault, readBackFaults } from "./judge-read-back.ts";
export { type Opening, decideOpening } from "./decide-opening.ts";
export {
  type ChargeDecision,
  type Choice,
  choiceLimitMs,
  chosenPageLifeMs,
  decideCharge,
  isDebit,
} from "./decide-charge.ts";
export { type HostedName, type OnlineProvider, hostedNames, onlineProviders } from "./online-provider.ts";
export { nextLookMs } from "./next-look.ts";
export { type FeeShares, type PaymentFees, checkFeeShares, paymentFees } from "./payment-fees.ts";
export { type PaymentAttempt, type PaymentIntent, type ReturnReason, intentStatusOf } from "./payment-intent.ts";
export {
  type PaymentStatus,
  historyStatusOf,
  isOpenStatus,
  paymentStatuses,
  paymentTransitions,
  toldStatusOf,
} from "./payment-status.ts";
export {
  type ProviderFailure,
  type ProviderFailureKind,
  type ProviderPayment,
  type ProviderState,
  isNotPaid,
  mayHaveCharged,
  notPaid,
  providerFailureKinds,
} from "./provider-payment.ts";
export { attemptNameOf, intentIdOf, referenceOf } from "./intent-reference.ts";
export { currencyOf } from "./country-currency.ts";
export type { CardCharge, CardForm, PaymentProvider, SellerLinks, SellerTokens } from "./payment-provider.port.ts";
export type { CardKeeper } from "./card-keeper.port.ts";
export { type SavedCard, mayPayWith } from "./saved-card.ts";
export type {
  AskedPayment,
  HostedAttempt,
  HostedPayment,
  HostedProvider,
  OpenedPage,
  PageChoice,
} from "./hosted-provider.port.ts";
export type { NewAgreement, WalletCharge, WalletConnect, WalletSeller } from "./wallet-connect.port.ts";
export {
  type WalletAgreement,
  type WalletEnding,
  type WalletFact,
  type WalletState,
  type WalletStatus,
  hasToLinkAgain,
  mayChargeWallet,
  uselessFor,
  walletAfter,
  walletEndings,
  walletStatuses,
  walletTransitions,
} from "./wallet-agreement.ts";
