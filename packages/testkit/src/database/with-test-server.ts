import { BrokenInvariant } from "@cantina/domain/kernel";
import { type RunningServer, type ServerOptions, createServer } from "@cantina/server/composition";
import type { Mail } from "@cantina/server/mail";
import { afterAll, beforeAll } from "vitest";
import { leaksIn } from "../said/index.ts";
import { testPassword } from "./make-cafeteria.ts";
import { type TestDatabase, withTestDatabase } from "./with-test-database.ts";

type Ask = {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};
export type Reply = {
  readonly status: number;
  readonly text: string;
  readonly json: unknown;
  readonly headers: Headers;
};

export type TestServer = TestDatabase & {
  readonly url: string;
  readonly mails: readonly Mail[];
  readonly logLines: readonly string[];
  readonly ask: (method: string, path: string, ask?: Ask) => Promise<Reply>;
  /** The token of the person's first profile. */
  readonly signIn: (email: string, password?: string) => Promise<string>;
  /** A second server process's worth, on the same database. */
  readonly startAnother: () => Promise<RunningServer>;
};

const askAt =
  (url: string): TestServer["ask"] =>
  async (method, path, { token, body, headers = {} } = {}) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.startsWith("application/json") === true;
    return {
      status: response.status,
      text,
      json: isJson ? (JSON.parse(text) as unknown) : undefined,
      headers: response.headers,
    };
  };

type SignedIn = { readonly data: readonly { readonly jwt: string }[] };

/** Whatever the test calls people: roles are told in a log, too, and are written small. */
async function peopleIn({ query }: TestDatabase["database"]): Promise<readonly string[]> {
  const rows = await query(
    `select distinct told.value as text
       from (select to_jsonb(profile) as one from profile union all select to_jsonb(commensal) from commensal
             union all select to_jsonb(authentication_user) - 'password_hash' from authentication_user) as people,
            jsonb_each_text(people.one) as told
      where told.key ~ '(name|email|card)' and length(told.value) > 3 and told.value !~ '^[0-9]{1,7}$'`,
    [],
  );
  return rows.map(({ text }) => String(text)).filter((text) => /[\p{Lu}@\d]/u.test(text));
}

/** The whole server on a database of its own, listening on a free port, for one test file. */
export function withTestServer(options: Omit<Partial<ServerOptions>, "database" | "logStream"> = {}): () => TestServer {
  const testDatabase = withTestDatabase();
  const running: RunningServer[] = [];
  const mails: Mail[] = [];
  const logLines: string[] = [];
  let ready: TestServer | undefined;

  beforeAll(async () => {
    const { database, openAnother, openServing } = testDatabase();
    const startAnother = async (): Promise<RunningServer> => {
      const server = await createServer({
        database: await openServing(),
        mail: {
          send: async (mail) => {
            mails.push(mail);
            return { ok: true, value: null };
          },
        },
        logStream: { write: (line) => void logLines.push(line) },
        // What each test makes a log tell is looked through at its end. LOG-02
        logLevel: "info",
        ...options,
      });
      running.push(server);
      return server;
    };
    const { url } = await startAnother();
    const ask = askAt(url);
    const signIn = async (email: string, password = testPassword): Promise<string> => {
      const { json, text } = await ask("POST", "/api/authentication/authenticate", { body: { email, password } });
      const jwt = (json as Partial<SignedIn>).data?.[0]?.jwt;
      if (jwt === undefined) throw new BrokenInvariant(`no sign-in: ${text}`);
      return jwt;
    };
    ready = { database, openAnother, openServing, url, mails, logLines, ask, signIn, startAnother };
  });
  // Before the database goes, which beforeAll of withTestDatabase made first.
  afterAll(async () => {
    await Promise.all(running.map((server) => server.close()));
    if (ready === undefined) return;
    const leaks = leaksIn(logLines.join("\n"), await peopleIn(ready.database));
    if (leaks.length > 0) throw new BrokenInvariant(`[LOG-02] the log told ${leaks.join(", ")}`);
  });

  return () => {
    if (ready === undefined) throw new BrokenInvariant("the test server is there in tests and hooks only");
    return ready;
  };
}
