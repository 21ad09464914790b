import { createHash } from "node:crypto";

import { BrokenInvariant } from "@cantina/domain/kernel";
import pg from "pg";
import { accompaniedQuery, companions } from "./accompanied-query.ts";
import { currentRequest } from "./request-mark.ts";
import { takeEnding } from "./transaction-scope.ts";

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

/** What a beginning or an end that needs no way to the database answers. */
const done = { command: null, rowCount: null, rows: [] };

/**
 * pg prepares only what has a name and Kysely names nothing, so each `query(text, values)` gets one here; and what a
 * request asks bears its id. LOG-01
 *
 * A transaction begins in the packet of its first statement, and ends in that of one that is known to be its last.
 */
export class PreparedClient extends pg.Client {
  /** Of the server's process for this connection, once it is open; pg's types leave it out. */
  declare readonly processID: number | null;
  readonly #nameOf = statementNamer();
  #hasCompanions = false;
  /** The transaction under way was marked as it began. */
  #isMarked = false;
  /** It begins with its first statement. */
  #begins = false;
  /** It ended with its last statement. */
  #isOver = false;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // A connection that breaks while somebody uses it tells them by their query; unheard, this event ends the process.
    this.on("error", () => undefined);
    const plain: (...args: unknown[]) => unknown = super.query.bind(this);
    const beginNow = (text: string, mark: string | undefined): unknown => {
      this.#isMarked = mark !== undefined;
      // One text, one way: nobody reads what a beginning answers.
      return plain(mark === undefined ? text : `${text}; set local application_name = '${mark}'`);
    };
    const end = (text: string): unknown => {
      const [hasNotBegun, isOver] = [this.#begins, this.#isOver];
      [this.#begins, this.#isOver, this.#isMarked] = [false, false, false];
      if (isOver && text === "rollback") return Promise.reject(new BrokenInvariant("what is over can't be undone"));
      return hasNotBegun || isOver ? Promise.resolve(done) : plain(text);
    };
    const query = (first: unknown, ...rest: unknown[]): unknown => {
      if (typeof first !== "string") return plain(first, ...rest);
      const mark = currentRequest();
      if (first === "commit" || first === "rollback") return end(first);
      if (first === "begin" && this.#hasCompanions) {
        this.#begins = true;
        return Promise.resolve(done);
      }
      if (beginning.test(first)) return beginNow(first, mark);
      if (this.#isOver) return Promise.reject(new BrokenInvariant("nothing is asked after the end"));
      const name = this.#nameOf(first, rest[0]);
      const begins = this.#begins;
      this.#begins = false;
      if (name === undefined) {
        // They wait for each other on the connection; where the first fails, so does the second.
        if (begins) Promise.resolve(beginNow("begin", mark)).catch(() => undefined);
        return plain(first, ...rest);
      }
      const company = {
        begins,
        mark: this.#isMarked ? undefined : mark,
        commits: this.#hasCompanions && takeEnding(),
      };
      if (begins) this.#isMarked = mark !== undefined;
      const asked = { name, text: first, values: rest[0] };
      const isAlone = !this.#hasCompanions || (!begins && company.mark === undefined && !company.commits);
      if (isAlone) return plain(asked, ...rest.slice(1));
      return new Promise((resolve, reject) => {
        const settle = (error: Error | null, result: unknown): void => {
          if (error !== null) return reject(error);
          this.#isOver = company.commits;
          resolve(result);
        };
        plain(accompaniedQuery(asked, company, settle));
      });
    };
    // pg types `query` as nine overloads that no single function can satisfy.
    Object.assign(this, { query });
  }

  /** Once, on a connection that is open. */
  async prepareCompanions(): Promise<void> {
    if (this.#hasCompanions) return;
    for (const { name, text, values } of companions) await this.query({ name, text, values: [...values] });
    this.#hasCompanions = true;
  }
}
