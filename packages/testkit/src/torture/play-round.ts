import { setTimeout as pause } from "node:timers/promises";

import type { Random } from "../demo/index.ts";
import { type Fault, type FaultKind, faultKinds } from "./fault-kinds.ts";
import { killDatabase } from "./kill-database.ts";
import type { TorturePlace } from "./open-place.ts";
import type { RoughLine } from "./rough-line.ts";
import { fillDisk, freezeBackends, takeConnections } from "./starve.ts";
import { isSomebodyInTransaction } from "./stored.queries.ts";
import type { TillProcess } from "./till-process.ts";
import { NeverHappened } from "./wait-until.ts";

type Scene = {
  readonly place: TorturePlace;
  readonly line: RoughLine;
  readonly tills: readonly TillProcess[];
  readonly random: Random;
  readonly kinds: readonly FaultKind[];
};

async function restartServer({ place, line, random }: Scene): Promise<void> {
  await pause(random.whole(0, 200));
  await place.restart();
  line.aim(place.server().port);
}

/** While one server stands still in the middle of its work, the tills sell at another; then it wakes and goes on. */
async function freezeServer({ place, line, tills }: Scene): Promise<void> {
  const other = await place.startAnother();
  const server = place.server();
  for (let tries = 0; tries < 60; tries += 1) {
    server.freeze();
    if (await isSomebodyInTransaction(place.database.query)) break;
    server.thaw();
    await pause(7);
  }
  server.freeze();
  line.aim(other.port);
  try {
    await Promise.all(tills.map((till) => till.sellsAgain()));
  } finally {
    server.thaw();
    line.aim(server.port);
    await other.stop();
  }
}

const [minute, hour] = [60_000, 3_600_000];
const shifts = [-72 * hour, -2 * hour, -10 * minute, 10 * minute, 2 * hour, 72 * hour];

async function setClock({ place, tills, random }: Scene): Promise<void> {
  place.server().shiftClock(random.pick(shifts));
  try {
    await Promise.all(tills.map((till) => till.sellsAgain()));
  } finally {
    place.server().shiftClock(0);
  }
}

async function swallow({ line, random }: Scene): Promise<void> {
  line.swallow(true);
  await pause(random.whole(500, 4_000));
  line.swallow(false);
}

async function strike(fault: Fault, scene: Scene): Promise<void> {
  const { place, tills, random } = scene;
  switch (fault) {
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
    case "frozen server":
      return freezeServer(scene);
    case "frozen backends":
      return freezeBackends(scene);
    case "full disk":
      return fillDisk(scene);
    case "full disk, dead database":
      return fillDisk(scene, () => killDatabase(place));
    case "no connections left":
      return takeConnections(scene);
    case "clock set":
      return setClock(scene);
    case "link that swallows":
      return swallow(scene);
  }
}

/** Lets the tills sell, does something to the product, and waits until every till has an answer again. */
export async function playRound(scene: Scene): Promise<Fault> {
  const { place, tills, random } = scene;
  await pause(random.whole(200, 700));
  const possible = scene.kinds.flatMap((kind): readonly (readonly [Fault, number])[] => faultKinds[kind]);
  const [fault] = random.pickWeighted(possible, ([, weight]) => weight);
  await strike(fault, scene);
  await Promise.all(tills.map((till) => till.sellsAgain()));
  if (!place.server().isRunning()) throw new NeverHappened("the server ended by itself");
  return fault;
}
