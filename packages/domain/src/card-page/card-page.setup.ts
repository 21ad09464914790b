import { assign, emit, fromPromise, setup } from "xstate";
import { type Result, isOutcomeUnknown } from "../kernel/index.ts";
import type {
  CardPageFailure,
  CardPageMemory,
  ChargePort,
  EnteredCard,
  OfferedCard,
  PaymentOutcome,
  PaymentRequest,
} from "./card-page.port.ts";

/** How it ended, for the host app. */
export type CardPageEnd =
  | { readonly kind: "ANSWERED"; readonly outcome: PaymentOutcome }
  | { readonly kind: "NOT_CHARGED"; readonly failure: CardPageFailure }
  | { readonly kind: "UNKNOWN" };

export type CardPageInput = {
  readonly request: PaymentRequest;
  /** For the code of a saved card; null: for a whole card. */
  readonly openForm: (chosen: OfferedCard | null) => Promise<Result<null, CardPageFailure>>;
  readonly readCode: (card: OfferedCard) => Promise<Result<EnteredCard, CardPageFailure>>;
  readonly charge: ChargePort;
  readonly memory: CardPageMemory;
};

type Context = CardPageInput & {
  /** Which saved card is to pay; null: one that is typed. */
  readonly chosen: OfferedCard | null;
  /** Whether a card that is typed is to be saved. */
  readonly isToSave: boolean;
  /** Sent, or about to be. */
  readonly card: EnteredCard | null;
  /** Why the last card was not charged. */
  readonly failure: CardPageFailure | null;
};

type Events =
  | { readonly type: "card.entered"; readonly card: EnteredCard }
  | { readonly type: "card.chosen"; readonly cardId: string | null }
  | { readonly type: "code.entered" }
  | { readonly type: "saving.chosen"; readonly isToSave: boolean }
  | { readonly type: "card.retried" };
type Charged = Result<PaymentOutcome, CardPageFailure>;
type Read = Result<EnteredCard, CardPageFailure>;

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
    openForm: fromPromise<Result<null, CardPageFailure>, Context>(({ input }) => input.openForm(input.chosen)),
    readCode: fromPromise<Read, Context>(({ input: { chosen, readCode } }) =>
      chosen === null ? Promise.reject(new Error("no saved card was chosen")) : readCode(chosen),
    ),
    charge: fromPromise<Charged, Context>(({ input: { request, card, charge } }) =>
      card === null ? Promise.reject(new Error("no card was entered")) : charge(request, card),
    ),
  },
  guards: {
    isKept: ({ context }, { status }: { readonly status: "approved" | "pending" }) => context.memory.load() === status,
    isOpen: (_, { result }: { readonly result: Result<null, CardPageFailure> }) => result.ok,
    isRead: (_, { read }: { readonly read: Read }) => read.ok,
    isOfSaved: ({ context }) => context.chosen !== null,
    isStatus: (_, params: { readonly answer: Charged; readonly status: PaymentOutcome["status"] }) =>
      params.answer.ok && params.answer.value.status === params.status,
    isUnknown: (_, { answer }: { readonly answer: Charged }) => !answer.ok && isOutcomeUnknown(answer.failure),
  },
  actions: {
    keep: ({ context }, { status }: { readonly status: "approved" | "pending" }) => context.memory.save(status),
    takeCard: assign((_, { card }: { readonly card: EnteredCard }) => ({ card, failure: null })),
    takeRead: assign((_, { read }: { readonly read: Read }) => (read.ok ? { card: read.value, failure: null } : {})),
    takeChoice: assign(({ context }, { cardId }: { readonly cardId: string | null }) => ({
      chosen: context.request.cards.find(({ id }) => id === cardId) ?? null,
      failure: null,
    })),
    takeSaving: assign((_, { isToSave }: { readonly isToSave: boolean }) => ({ isToSave })),
    takeUnread: assign((_, { read }: { readonly read: Read }) => ({ failure: read.ok ? null : read.failure })),
    takeFailure: assign((_, { answer }: { readonly answer: Charged }) => ({
      failure: answer.ok ? { code: "REJECTED" } : answer.failure,
    })),
    tell: emit((_, { answer }: { readonly answer: Charged }) => ({ type: "card.ended" as const, end: endOf(answer) })),
  },
});
