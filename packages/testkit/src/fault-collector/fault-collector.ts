import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { listen } from "../listening/index.ts";

type Behaviour = "hang" | { readonly status: number; readonly headers?: Readonly<Record<string, string>> };

/** As a collector shows it. */
export type CollectedFault = {
  readonly type: string;
  readonly value: string;
  readonly level: string;
  readonly place: string;
  readonly release: string;
  readonly files: readonly string[];
  readonly tags: Readonly<Record<string, string>>;
};

export type FaultCollector = {
  readonly dsn: string;
  /** What it took, the first first. */
  readonly taken: readonly CollectedFault[];
  /** Each post word for word, whatever it was answered. */
  readonly posts: readonly string[];
  /** What it turned away, and why. */
  readonly turnedAway: readonly string[];
  /** How it answers the next ones; 200 when none is left. */
  readonly answerNext: (...behaviours: readonly Behaviour[]) => void;
  readonly close: () => Promise<void>;
};

type Event = {
  readonly event_id: string;
  readonly level: string;
  readonly transaction: string;
  readonly release: string;
  readonly tags: Readonly<Record<string, string>>;
  readonly exception: {
    readonly values: readonly {
      readonly type: string;
      readonly value: string;
      readonly stacktrace: { readonly frames: readonly { readonly filename: string }[] };
    }[];
  };
};

const publicKey = "0123456789abcdef0123456789abcdef";

function faultOf(url: string | undefined, headers: IncomingHttpHeaders, lines: readonly unknown[]): string | undefined {
  const auth = String(headers["x-sentry-auth"]);
  const [head, item, event] = lines as readonly [Partial<Event>, { readonly type?: string }, Partial<Event>];
  if (url !== "/gt/api/7/envelope/") return `no address of a project: ${url}`;
  if (!/^Sentry sentry_version=7, sentry_client=[\w./-]+, sentry_key=[\da-f]+$/u.test(auth)) return "no key";
  if (!auth.endsWith(publicKey)) return "another key";
  if (lines.length !== 3 || item.type !== "event") return "no envelope of one event";
  if (!/^[\da-f]{32}$/u.test(head.event_id ?? "") || head.event_id !== event.event_id) return "another id";
  return undefined;
}

/** Stands in for Sentry or GlitchTip: POST {origin}/api/{project}/envelope/, three lines of JSON. */
export async function startFaultCollector(): Promise<FaultCollector> {
  const taken: CollectedFault[] = [];
  const posts: string[] = [];
  const turnedAway: string[] = [];
  const next: Behaviour[] = [];

  async function answer({ url, headers, ...rest }: IncomingMessage, response: ServerResponse, body: string) {
    posts.push(body);
    const lines = body.split("\n").map((line) => JSON.parse(line) as unknown);
    const fault = rest.method === "POST" ? faultOf(url, headers, lines) : "no POST";
    if (fault !== undefined) {
      turnedAway.push(fault);
      return void response.writeHead(400).end();
    }
    const behaviour = next.shift() ?? { status: 200 };
    if (behaviour === "hang") return;
    if (behaviour.status === 200) {
      const { level, transaction, release, tags, exception } = lines[2] as Event;
      for (const { type, value, stacktrace } of exception.values) {
        const files = stacktrace.frames.map(({ filename }) => filename);
        taken.push({ type, value, level, place: transaction, release, files, tags });
      }
    }
    response.writeHead(behaviour.status, behaviour.headers).end("{}");
  }

  const { origin, close } = await listen((request, response) => {
    void text(request).then((body) => answer(request, response, body));
  });
  return {
    dsn: `${origin.replace("//", `//${publicKey}@`)}/gt/7`,
    taken,
    posts,
    turnedAway,
    answerNext: (...behaviours) => void next.push(...behaviours),
    close,
  };
}
