import { setTimeout as pause } from "node:timers/promises";
import { type Result, accepted, refused } from "@cantina/domain/kernel";
import pg from "pg";
import { connectFailure } from "./connect-failure.ts";
import type { DatabaseAddress } from "./database-address.ts";
import { type Hosts, hostsOf } from "./hosts.ts";
import { NotWritable } from "./lost-connection.ts";

const question =
  "select pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as reads_only";
const pauseMs = 100;

export async function refuseReader(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ reads_only: boolean }>(question);
  if (rows[0]?.reads_only !== false) throw new NotWritable();
}

/**
 * Gives what the first host that can be used gives, beginning with the one that could the last time. Goes round until
 * `patienceMs` are over; a host that refuses the log-in is a wrong setting, and no reason to ask another.
 */
export function hostPicker<T>(takers: readonly (() => Promise<T>)[]): (patienceMs: number) => Promise<T> {
  let preferred = 0;
  return async (patienceMs) => {
    const deadline = performance.now() + patienceMs;
    for (;;) {
      let failure: unknown;
      const start = preferred;
      for (let step = 0; step < takers.length; step += 1) {
        const index = (start + step) % takers.length;
        try {
          const taken = await takers[index]?.();
          if (taken === undefined) continue;
          preferred = index;
          return taken;
        } catch (error) {
          failure = error;
          if (connectFailure(error).code !== "DATABASE_UNREACHABLE") throw error;
        }
      }
      if (performance.now() >= deadline) throw failure;
      await pause(pauseMs);
    }
  };
}

async function openAt(config: pg.ClientConfig, mustWrite: boolean): Promise<pg.Client> {
  const client = new pg.Client(config);
  client.on("error", () => undefined);
  try {
    await client.connect();
    if (mustWrite) await refuseReader(client);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

type Apart = Pick<pg.ClientConfig, "application_name" | "connectionTimeoutMillis">;

/** Opens connections outside any pool, as LISTEN needs one, to the host that takes writes now. */
export function connectionsApart(address: DatabaseAddress, more: Apart): Result<() => Promise<pg.Client>, string> {
  const hosts = hostsOf(address);
  if (!hosts.ok) return refused(hosts.failure);
  const { addresses, mustWrite }: Hosts = hosts.value;
  const pick = hostPicker(addresses.map((one) => () => openAt({ ...one, ...more, keepAlive: true }, mustWrite)));
  return accepted(() => pick(0));
}
