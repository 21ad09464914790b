/** A notice as it came: nothing of it is believed yet. */
export type HeardNotice = {
  /** The end of the path that it came by; "": it has none. */
  readonly proof: string;
  readonly header: (name: string) => string;
  readonly body: Buffer;
};

/** null: it is nobody's. */
export type NoticeNews = {
  /** What to look at; null: at nothing that is a payment. */
  readonly paymentId: string | null;
  /** Whose books it is in; left out: in those that the platform's own keys read. */
  readonly accountId?: string;
  /** What tells it from another of the same payment. */
  readonly mark: string;
} | null;
