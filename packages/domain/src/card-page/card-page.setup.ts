import { assign, emit, fromPromise, setup } from "xstate";
import { type Result, isOutcomeUnknown } from "../kernel/index.ts";
import type { CardForm } from "../payments/index.ts";
import type { CardPageFailure, ChargePort, PaymentOutcome, PaymentRequest } from "./card-page.port.ts";

/** How it ended, for the host app. */
export type CardPageEnd =
  | { readonly kind: "ANSWERED"; readonly outcome: PaymentOutcome }
  | { readonly kind: "NOT_CHARGED"; readonly failure: CardPageFailure }
  | { readonly kind: "UNKNOWN" };

export type CardPageInput = {
  readonly request: PaymentRequest;
  readonly openForm: () => Promise<Result<null, CardPageFailure>>;
  readonly charge: ChargePort;
};

type Context = CardPageInput & {
  /** Sent, or about to be. */
  readonly card: CardForm | null;
  /** Why the last card was not charged. */
  readonly failure: CardPageFailure | null;
};

type Events = { readonly type: "card.entered"; readonly card: CardForm } | { readonly type: "card.retried" };
type Charged = Result<PaymentOutcome, CardPageFailure>;

const endOf = (answer: Charged): CardPageEnd => {
  if (answer.ok) return { kind: "ANSWERED", outcome: answer.value };
  return isOutcomeUnknown(answer.failure) ? { kind: "UNKNOWN" } : { kind: "NOT_CHARGED", failure: answer.failure };
};

export const cardPageSetup = setup({
  types: {
    input: {} as CardPageInput,
    context: {} as Context,
    events: {} as Events,
    emitted: {} as { readonly type: "card.ended"; readonly end: CardPageEnd },
  },
  actors: {
    openForm: fromPromise<Result<null, CardPageFailure>, Context>(({ input }) => input.openForm()),
    charge: fromPromise<Charged, Context>(({ input: { request, card, charge } }) =>
      card === null ? Promise.reject(new Error("no card was entered")) : charge(request, card),
    ),
  },
  guards: {
    isOpen: (_, { result }: { readonly result: Result<null, CardPageFailure> }) => result.ok,
    isStatus: (_, params: { readonly answer: Charged; readonly status: PaymentOutcome["status"] }) =>
      params.answer.ok && params.answer.value.status === params.status,
    isUnknown: (_, { answer }: { readonly answer: Charged }) => !answer.ok && isOutcomeUnknown(answer.failure),
  },
  actions: {
    takeCard: assign((_, { card }: { readonly card: CardForm }) => ({ card, failure: null })),
    takeFailure: assign((_, { answer }: { readonly answer: Charged }) => ({
      failure: answer.ok ? { code: "REJECTED" } : answer.failure,
    })),
    tell: emit((_, { answer }: { readonly answer: Charged }) => ({ type: "card.ended" as const, end: endOf(answer) })),
  },
});
