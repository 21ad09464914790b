import { BrokenInvariant, loadTemporal } from "@cantina/domain/kernel";
import { envelopeFaults, readDsn } from "../faults/index.ts";
import { watchCrashes } from "./watch-crashes.ts";

/** For the tests: a program with the watch of crashes, which writes to its pipes and fails when it is told to. */
type Order = "write" | "throw" | "reject";

await loadTemporal();
const crashes = watchCrashes();
const dsn = readDsn(process.env["CANTINA_ERROR_DSN"] ?? "");
if (dsn !== undefined) crashes.reportTo(envelopeFaults({ dsn, release: "9.9.9" }));

const fail = (): never => {
  throw new BrokenInvariant("ana@familia.test debe 200");
};

process.on("message", (order: Order) => {
  if (order === "throw") setImmediate(fail);
  if (order === "reject") void Promise.reject(new BrokenInvariant("ana@familia.test debe 200"));
  process.stdout.write("una línea\n");
  process.stderr.write("una línea\n");
  // Once the errors of both pipes have come, if there are any.
  setTimeout(() => {
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1_000);
  }, 50);
});
process.send?.(0);
