/** What one call did to an account or a stock when it happened: minor units or pieces, with its sign. */
export type Move = { readonly account: string; readonly amount: number };

/** One change that was asked for under one key, perhaps many times. Times are milliseconds of one clock for all. */
export type HistoryCall = {
  readonly key: string;
  readonly invokedAt: number;
  /** When its caller first knew how it ended; null while it doesn't. */
  readonly endedAt: number | null;
  readonly outcome: "done" | "refused" | "unknown";
  /** Every certain answer that was given under its key, those that got lost on the way included. */
  readonly answers: readonly string[];
  /** What its answer says that it made, by the name that the books have for it. */
  readonly effect: string | null;
  /** Null where its answer would have to tell, and there is none. */
  readonly moves: readonly Move[] | null;
};

/** A look at one account while calls were under way. */
export type HistoryRead = {
  readonly account: string;
  readonly beganAt: number;
  readonly endedAt: number;
  readonly value: number;
};

export type BookedEffect = {
  readonly effect: string;
  /** Of the kept answer that tells of it, where there is one. */
  readonly key: string | null;
  readonly moves: readonly Move[];
};

export type CallHistory = {
  readonly calls: readonly HistoryCall[];
  readonly reads: readonly HistoryRead[];
  /** What the books hold in the end; one entry for each time that they hold it. */
  readonly booked: readonly BookedEffect[];
  /** What each account held before the first call. */
  readonly opening: ReadonlyMap<string, number>;
};
