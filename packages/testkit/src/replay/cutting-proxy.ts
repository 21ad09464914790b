import { type AddressInfo, type Socket, connect, createServer } from "node:net";

import { type Random, seededRandom } from "../demo/index.ts";

type Cuts = {
  /** Of the server behind. */
  readonly port: number;
  /** Chance that a request never arrives. */
  readonly loseRequest: number;
  /** Chance that a request arrives and its answer does not. */
  readonly loseAnswer: number;
  /** After so many requests the line is dead for good. */
  readonly dieAfter?: number;
  readonly seed: number;
};

export type CuttingProxy = {
  readonly port: number;
  readonly lost: { requests: number; answers: number };
  readonly close: () => Promise<void>;
};

function joinSockets(near: Socket, far: Socket, fate: () => "arrive" | "loseRequest" | "loseAnswer"): void {
  let isAnswerLost = false;
  const cut = (): void => {
    near.destroy();
    far.destroy();
  };
  near.on("data", (bytes) => {
    const outcome = fate();
    if (outcome === "loseRequest") return cut();
    isAnswerLost = outcome === "loseAnswer";
    far.write(bytes);
  });
  far.on("data", (bytes) => (isAnswerLost ? cut() : near.write(bytes)));
  for (const socket of [near, far]) socket.on("close", cut).on("error", cut);
}

/** A bad line: TCP connections that break at chosen moments, before or after the server got the request. */
export async function startCuttingProxy({ port, seed, ...cuts }: Cuts): Promise<CuttingProxy> {
  const random: Random = seededRandom(seed);
  const lost = { requests: 0, answers: 0 };
  const sockets = new Set<Socket>();
  let seen = 0;
  const fate = (): "arrive" | "loseRequest" | "loseAnswer" => {
    seen += 1;
    const chance = random.next();
    const isDead = seen > (cuts.dieAfter ?? Infinity);
    if (isDead || chance < cuts.loseRequest) {
      lost.requests += 1;
      return "loseRequest";
    }
    if (chance >= cuts.loseRequest + cuts.loseAnswer) return "arrive";
    lost.answers += 1;
    return "loseAnswer";
  };
  const server = createServer((near) => {
    sockets.add(near.on("close", () => sockets.delete(near)));
    joinSockets(near, connect(port, "localhost"), fate);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    // Over TCP an address is always an object.
    port: (server.address() as AddressInfo).port,
    lost,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
