import { execFile } from "node:child_process";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test, vi } from "vitest";
import { serviceManager } from "./service-manager.ts";

const run = promisify(execFile);
const patient = { timeout: 45_000 };
const shipped = (name: string): string => fileURLToPath(new URL(`../../../../deploy/${name}`, import.meta.url));

/** What the program says of a file; undefined where the machine has no such program. */
const judge = async (program: string, ...args: readonly string[]): Promise<string | undefined> =>
  run(program, [...args]).then(
    ({ stdout, stderr }) => `right: ${stdout}${stderr}`,
    (error: NodeJS.ErrnoException & { readonly stdout?: string; readonly stderr?: string }) =>
      error.code === "ENOENT" ? undefined : `wrong: ${error.stdout ?? ""}${error.stderr ?? ""}`,
  );

test("[RUN-06] what ships for systemd, Caddy and Prometheus is valid to those of them that are here", async () => {
  const judged = await Promise.all([
    judge("systemd-analyze", "verify", shipped("cantina.service")),
    judge("systemd-analyze", "security", "--offline=true", "--threshold=30", "--no-pager", shipped("cantina.service")),
    judge("caddy", "validate", "--config", shipped("Caddyfile"), "--adapter", "caddyfile"),
    judge("promtool", "check", "rules", shipped("alerts.yml")),
  ]);
  expect(judged.filter((said) => said?.startsWith("right: ") === false)).toEqual([]);
  // Where none of them is, this much at least.
  const unit = await readFile(shipped("cantina.service"), "utf8");
  for (const line of [
    "Type=notify",
    "NotifyAccess=all",
    "KillMode=mixed",
    "ProtectSystem=strict",
    "NoNewPrivileges=yes",
  ])
    expect(unit).toContain(`\n${line}\n`);
});

test("[RUN-06] a server that systemd started tells it that it is ready, that it lives, and that it stops", async () => {
  const folder = await mkdtemp(join(tmpdir(), "cantina-notify-"));
  const [teller, told] = [join(folder, "systemd-notify"), join(folder, "told")];
  await writeFile(teller, `#!/bin/sh\necho "$NOTIFY_SOCKET $*" >> '${told}'\n`);
  await chmod(teller, 0o755);
  const path = `${folder}${delimiter}${process.env["PATH"] ?? ""}`;
  const lines = async () => (await readFile(told, "utf8").catch(() => "")).split("\n");
  const manager = serviceManager({ PATH: path, NOTIFY_SOCKET: "/run/n", WATCHDOG_USEC: "100000" });
  manager.tellReady();
  await vi.waitUntil(async () => (await lines()).includes("/run/n READY=1 STATUS=Cantina lista"), patient);
  await vi.waitUntil(async () => (await lines()).filter((line) => line === "/run/n WATCHDOG=1").length > 1, patient);
  manager.tellStopping();
  await vi.waitUntil(async () => (await lines()).includes("/run/n STOPPING=1 STATUS=Cantina se detiene"), patient);
  // Anybody else's server has nobody to tell.
  serviceManager({ PATH: path }).tellReady();
  // One that is not there is no fault of ours.
  serviceManager({ PATH: "/nowhere", NOTIFY_SOCKET: "/run/n" }).tellReady();
  await rm(folder, { recursive: true, force: true });
});
