/** How long PostgreSQL lets a connection of ours wait, work, and do nothing in the middle of a transaction. */
export type Limits = {
  readonly lockMs: number;
  readonly statementMs: number;
  readonly idleInTransactionMs: number;
};

/** For connections that serve calls: whoever waits for a lock gives the connection back soon, so that others may have it. */
export const callLimits: Limits = { lockMs: 400, statementMs: 15_000, idleInTransactionMs: 3_000 };

/** For jobs and the feed of events, which nobody stands and waits for: they outwait a server that stands still. */
export const backgroundLimits: Limits = { lockMs: 5_000, statementMs: 120_000, idleInTransactionMs: 3_000 };

/** For reports, which read much and wait for no lock that a sale takes. REPORT-07 */
export const reportLimits: Limits = { lockMs: 5_000, statementMs: 10_000, idleInTransactionMs: 3_000 };

/** What PostgreSQL is told as the connection begins, so that no call pays a round trip for it. CALM-01 CALM-02 */
export const limitOptions = (limits: Limits | undefined): string =>
  limits === undefined
    ? ""
    : Object.entries({
        lock_timeout: limits.lockMs,
        statement_timeout: limits.statementMs,
        idle_in_transaction_session_timeout: limits.idleInTransactionMs,
      })
        .map(([name, value]) => ` -c ${name}=${value}`)
        .join("");
