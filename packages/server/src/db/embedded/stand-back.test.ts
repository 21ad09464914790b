import { getPriority } from "node:os";
import { withTestServer } from "@cantina/testkit/database";
import { expect, test } from "vitest";
import { openDatabase } from "../database.ts";
import { standBack } from "./stand-back.ts";

const server = withTestServer();

test("[REPORT-07] the process of a connection that stands back yields the processor, and those of others don't", async () => {
  const { address } = server().database;
  const [aside, usual] = await Promise.all([
    openDatabase<unknown>(address, { maxConnections: 1, onProcess: standBack }),
    openDatabase<unknown>(address, { maxConnections: 1 }),
  ]);
  if (!aside.ok || !usual.ok) throw new Error("no database");
  const priorityOf = async ({ query }: typeof aside.value): Promise<number> =>
    getPriority(Number((await query("select pg_backend_pid() as pid", []))[0]?.["pid"]));
  const own = getPriority();
  expect(await priorityOf(aside.value)).toBe(Math.max(own, 10));
  expect(await priorityOf(usual.value)).toBeLessThan(10);
  // Whoever may not be held back, or is gone, works on.
  standBack(2 ** 22 + 1);
  await Promise.all([aside.value.close(), usual.value.close()]);
});
