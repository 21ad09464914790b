import type { PageChoice } from "@cantina/domain/payments";

/** A notice as it came: nothing of it is believed yet. */
export type HeardNotice = {
  /** The end of the path that it came by; "": it has none. */
  readonly proof: string;
  readonly header: (name: string) => string;
  readonly body: Buffer;
};

/** What was made of a choice: kept now or before, of a page that nobody was led to, or of what has ended. */
export type ChoiceOutcome = "KEPT" | "UNKNOWN_PAGE" | "ENDED";

/** null: it is nobody's. */
export type NoticeNews = {
  /** What to look at; null: at nothing that is a payment. */
  readonly paymentId: string | null;
  /** Whose books it is in; left out: in those that the platform's own keys read. */
  readonly accountId?: string;
  /** What tells it from another of the same payment. */
  readonly mark: string;
  /** Of a page that takes no money: what was chosen on it, if anything, and what is answered. Absent: an empty answer. */
  readonly told?: {
    readonly choice: PageChoice | null;
    readonly reply: (outcome: ChoiceOutcome) => string;
  };
} | null;
