import { createHash } from "node:crypto";

import pg from "pg";
import { markStatement, markedQuery } from "./marked-query.ts";
import { currentRequest } from "./request-mark.ts";

// A text built from varying parts would otherwise fill the server's memory with plans, connection by connection.
const mostStatements = 500;
const mostNames = 4_000;

const names = new Map<string, string>();

/** PostgreSQL cuts names at 63 bytes, and two cut alike would run each other's statement: a hash of 45. */
export const statementName = (text: string): string => {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= mostNames) names.clear();
  const name = `c_${createHash("sha256").update(text).digest("base64url")}`;
  names.set(text, name);
  return name;
};

/** Statements that may still be prepared on one connection. */
export const statementNamer = (): ((text: string, values: unknown) => string | undefined) => {
  const prepared = new Set<string>();
  return (text, values) => {
    // Without values it may be several statements at once, as in a migration, which can't be prepared.
    if (!Array.isArray(values) || values.length === 0) return undefined;
    if (!prepared.has(text) && prepared.size >= mostStatements) return undefined;
    prepared.add(text);
    return statementName(text);
  };
};

const beginning = /^(?:begin|start transaction)\b[^;]*$/u;
const ending = /^(?:commit|rollback)$/u;

/**
 * pg prepares only what has a name and Kysely names nothing, so each `query(text, values)` gets one here; and what a
 * request asks bears its id. LOG-01
 */
export class PreparedClient extends pg.Client {
  readonly #nameOf = statementNamer();
  #canMark = false;
  /** The transaction under way was marked as it began. */
  #isMarked = false;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // A connection that breaks while somebody uses it tells them by their query; unheard, this event ends the process.
    this.on("error", () => undefined);
    const plain: (...args: unknown[]) => unknown = super.query.bind(this);
    const query = (first: unknown, ...rest: unknown[]): unknown => {
      if (typeof first !== "string") return plain(first, ...rest);
      const mark = currentRequest();
      if (ending.test(first)) this.#isMarked = false;
      if (mark !== undefined && beginning.test(first)) {
        this.#isMarked = true;
        // One text, one way: nobody reads what a beginning answers.
        return plain(`${first}; set local application_name = '${mark}'`, ...rest);
      }
      const name = this.#nameOf(first, rest[0]);
      if (name === undefined) return plain(first, ...rest);
      const asked = { name, text: first, values: rest[0] };
      if (mark === undefined || this.#isMarked || !this.#canMark || rest.length > 1) {
        return plain(asked, ...rest.slice(1));
      }
      return new Promise((resolve, reject) => {
        const done = (error: Error | null, result: unknown): void => (error === null ? resolve(result) : reject(error));
        plain(markedQuery(asked, mark, done));
      });
    };
    // pg types `query` as nine overloads that no single function can satisfy.
    Object.assign(this, { query });
  }

  /** Once, on a connection that is open. */
  async prepareMarks(): Promise<void> {
    if (this.#canMark) return;
    await this.query(markStatement);
    this.#canMark = true;
  }
}
