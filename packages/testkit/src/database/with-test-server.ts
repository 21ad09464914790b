import { BrokenInvariant } from "@cantina/domain/kernel";
import { type RunningServer, type ServerOptions, createServer } from "@cantina/server/composition";
import type { Mail } from "@cantina/server/mail";
import { afterAll, beforeAll } from "vitest";
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
  });

  return () => {
    if (ready === undefined) throw new BrokenInvariant("the test server is there in tests and hooks only");
    return ready;
  };
}
