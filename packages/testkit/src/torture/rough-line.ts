import { type IncomingMessage, type ServerResponse, createServer, request } from "node:http";
import { type AddressInfo, type Socket, connect } from "node:net";
import type { Duplex } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";

import { type Random, seededRandom } from "../demo/index.ts";
import { isCertain } from "./send-until-certain.ts";

const fates = [
  ["arrives", 74],
  ["loses the request", 4],
  ["loses the answer", 6],
  ["cuts the answer", 2],
  ["delays", 6],
  ["sends twice at once", 5],
  ["repeats later", 3],
] as const;
type Fate = (typeof fates)[number][0] | "swallows the answer";

export type RoughLine = {
  readonly url: string;
  /** Leads to this port of the local machine from now on. */
  readonly aim: (port: number) => void;
  /** While on, every second call is carried out and its caller hears nothing, without the line closing; hubs fall silent. */
  readonly swallow: (isOn: boolean) => void;
  /** Every certain answer that came back under a key, also those that the line then lost. */
  readonly answersOf: (key: string) => readonly string[];
  readonly fates: ReadonlyMap<Fate, number>;
  /** Resolves when nothing is on its way, late repetitions included. */
  readonly settle: () => Promise<void>;
  readonly close: () => Promise<void>;
};

type Arrived = { readonly status: number; readonly headers: IncomingMessage["headers"]; readonly body: Buffer };

const longestDelayMs = 400;
const longestRepeatMs = 2_500;
const socketCutChance = 0.3;
const longestSocketLifeMs = 6_000;

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function forward(port: number, asked: IncomingMessage, body: Buffer): Promise<Arrived> {
  return new Promise((resolve, reject) => {
    const { method, url: path, headers } = asked;
    const sent = request({ host: "localhost", port, method, path, headers, agent: false }, (answer) => {
      bodyOf(answer).then(
        (bytes) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: bytes }),
        reject,
      );
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** Between tills and server: loses, cuts, delays and duplicates requests by chance, and breaks sockets. */
export async function startRoughLine(seed: number): Promise<RoughLine> {
  const random: Random = seededRandom(seed);
  const counts = new Map<Fate, number>();
  const under = new Set<Promise<unknown>>();
  const sockets = new Set<Duplex>();
  const answers = new Map<string, string[]>();
  const unanswered = new Set<ServerResponse>();
  const hubs = new Set<() => void>();
  let isSwallowing = false;
  let port = 0;

  const track = (work: Promise<unknown>): void => {
    const quiet: Promise<unknown> = work.catch(() => undefined).finally(() => under.delete(quiet));
    under.add(quiet);
  };
  const note = ({ headers }: IncomingMessage, arrived: Arrived): Arrived => {
    const key = headers["idempotency-key"];
    if (typeof key !== "string" || !isCertain(arrived.status)) return arrived;
    const known = answers.get(key) ?? [];
    answers.set(key, [...known, `${arrived.status} ${arrived.body.toString()}`]);
    return arrived;
  };
  const relay = (response: ServerResponse, { status, headers, body }: Arrived): void => {
    response.writeHead(status, { ...headers, connection: "close" });
    response.end(body);
  };
  const pass = async (fate: Fate, asked: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(asked);
    const send = (): Promise<Arrived> => forward(port, asked, body).then((arrived) => note(asked, arrived));
    if (fate === "loses the request") return void response.destroy();
    if (fate === "delays") await pause(random.whole(20, longestDelayMs));
    if (fate === "sends twice at once") track(send());
    const arrived = await send();
    if (fate === "swallows the answer") return void unanswered.add(response);
    if (fate === "loses the answer") return void response.destroy();
    if (fate === "cuts the answer") {
      response.writeHead(arrived.status, arrived.headers);
      response.write(arrived.body.subarray(0, arrived.body.length / 2), () => response.destroy());
      return;
    }
    relay(response, arrived);
    if (fate === "repeats later") track(pause(random.whole(100, longestRepeatMs)).then(send));
  };

  const server = createServer((asked, response) => {
    const [usual] = random.pickWeighted(fates, ([, weight]) => weight);
    const fate: Fate = isSwallowing && random.happens(0.5) ? "swallows the answer" : usual;
    counts.set(fate, (counts.get(fate) ?? 0) + 1);
    // The server is down, or the caller is gone.
    track(pass(fate, asked, response).catch(() => response.destroy()));
  });
  server.on("connection", (socket) => void sockets.add(socket.on("close", () => sockets.delete(socket))));
  server.on("upgrade", (asked, near, head) => {
    const far: Socket = connect(port, "localhost");
    const cut = (): void => {
      near.destroy();
      far.destroy();
    };
    sockets.add(far.on("close", () => sockets.delete(far)));
    for (const socket of [near, far]) socket.on("close", cut).on("error", cut);
    const lines = [`${asked.method} ${asked.url} HTTP/1.1`];
    for (let at = 0; at < asked.rawHeaders.length; at += 2)
      lines.push(`${asked.rawHeaders[at]}: ${asked.rawHeaders[at + 1]}`);
    far.write(`${lines.join("\r\n")}\r\n\r\n`);
    far.write(head);
    near.pipe(far).pipe(near);
    const silence = (): void => {
      near.unpipe(far);
      far.unpipe(near);
    };
    hubs.add(silence);
    near.on("close", () => hubs.delete(silence));
    if (random.happens(socketCutChance)) setTimeout(cut, random.whole(200, longestSocketLifeMs)).unref();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    // Over TCP an address is always an object.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    aim: (next) => {
      port = next;
    },
    swallow: (isOn) => {
      isSwallowing = isOn;
      if (isOn) for (const silence of hubs) silence();
    },
    answersOf: (key) => answers.get(key) ?? [],
    fates: counts,
    settle: async () => {
      for (const response of unanswered) response.destroy();
      unanswered.clear();
      while (under.size > 0) await Promise.all(under);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
