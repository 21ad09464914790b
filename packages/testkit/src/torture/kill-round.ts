import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";

import type { Random } from "../demo/index.ts";
import type { TorturePlace } from "./open-place.ts";
import type { RoughLine } from "./rough-line.ts";
import { readPostmaster } from "./stored.queries.ts";
import type { TillProcess } from "./till-process.ts";
import { NeverHappened, waitUntil } from "./wait-until.ts";

const kills = [
  ["server", 4],
  ["database", 3],
  ["server and database", 1],
  ["till", 2],
] as const;
export type Kill = (typeof kills)[number][0];

type Scene = {
  readonly place: TorturePlace;
  readonly line: RoughLine;
  readonly tills: readonly TillProcess[];
  readonly random: Random;
};

const patienceMs = 60_000;

async function killDatabase({ database }: TorturePlace): Promise<void> {
  let postmaster: number | undefined;
  // Our own connections may be those of the one that was killed before.
  const find = async (): Promise<boolean> => {
    postmaster = await readPostmaster(database.query).catch(() => undefined);
    return postmaster !== undefined;
  };
  await waitUntil(find, "the database could not be reached", patienceMs);
  if (postmaster !== undefined) process.kill(postmaster, "SIGKILL");
}

async function restartServer({ place, line, random }: Scene): Promise<void> {
  await pause(random.whole(0, 200));
  await place.restart();
  line.aim(place.server().port);
}

async function strike(kill: Kill, scene: Scene): Promise<void> {
  const { place, tills, random } = scene;
  switch (kill) {
    case "till":
      return random.pick(tills).kill();
    case "database":
      // The server has to bring it back by itself.
      return killDatabase(place);
    case "server":
      await place.server().kill();
      return restartServer(scene);
    case "server and database":
      await Promise.all([killDatabase(place), place.server().kill()]);
      return restartServer(scene);
  }
}

/** Lets the tills sell, kills -9 something, and waits until every till has an answer again. */
export async function playRound(scene: Scene): Promise<Kill> {
  const { place, tills, random } = scene;
  await pause(random.whole(200, 700));
  const [kill] = random.pickWeighted(kills, ([, weight]) => weight);
  await strike(kill, scene);
  await Promise.all(tills.map((till) => till.sellsAgain()));
  if (!place.server().isRunning()) throw new NeverHappened("the server ended by itself");
  return kill;
}
