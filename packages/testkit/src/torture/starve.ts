import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";

import { openDatabase } from "@cantina/server/db";

import type { Random } from "../demo/index.ts";
import type { TorturePlace } from "./open-place.ts";
import { readBusyBackends, readConnectionLimit, takeServersConnections } from "./stored.queries.ts";
import { NeverHappened } from "./wait-until.ts";

type Starved = { readonly place: TorturePlace; readonly random: Random };

function signal(pids: readonly number[], name: "SIGSTOP" | "SIGCONT"): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** The processes of the database that work for the server stand still, with what they have locked. */
export async function freezeBackends({ place, random }: Starved): Promise<void> {
  const busy = await readBusyBackends(place.database.query);
  signal(busy, "SIGSTOP");
  await pause(random.whole(500, 5_000));
  signal(busy, "SIGCONT");
}

/** Somebody else takes every connection that the database has, the server's own too. */
export async function takeConnections({ place, random }: Starved): Promise<void> {
  const most = await readConnectionLimit(place.database.query);
  const rival = await openDatabase<unknown>(place.address, { maxConnections: most });
  if (!rival.ok) return;
  const seconds = random.whole(2, 6);
  const take = (): Promise<unknown> =>
    // Those beyond the limit are refused, which is what all others get now.
    Promise.allSettled(Array.from({ length: most }, () => rival.value.query("select pg_sleep($1)", [seconds])));
  const held = [take()];
  await pause(200);
  await takeServersConnections(place.database.query).catch(() => undefined);
  held.push(take());
  await Promise.all(held);
  await rival.value.close();
}

/** The database's disk has no room; with `isKilled` the database dies of it as well. */
export async function fillDisk({ place, random }: Starved, killDatabase?: () => Promise<void>): Promise<void> {
  const { disk } = place;
  if (disk === null) return;
  await disk.fill();
  try {
    await pause(random.whole(500, 2_500));
    await killDatabase?.();
    await disk.fill();
    await pause(random.whole(500, 4_000));
  } finally {
    await disk.free();
  }
  if (!place.server().isRunning()) throw new NeverHappened("the server ended because the disk was full");
}
