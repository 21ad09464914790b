import process from "node:process";
import type { TorturePlace } from "./open-place.ts";
import { readPostmaster } from "./stored.queries.ts";
import { waitUntil } from "./wait-until.ts";

const patienceMs = 60_000;

export async function killDatabase({ database }: TorturePlace): Promise<void> {
  let postmaster: number | undefined;
  // Our own connections may be those of the one that was killed before.
  const find = async (): Promise<boolean> => {
    postmaster = await readPostmaster(database.query).catch(() => undefined);
    return postmaster !== undefined;
  };
  await waitUntil(find, "the database could not be reached", patienceMs);
  if (postmaster !== undefined) process.kill(postmaster, "SIGKILL");
}
