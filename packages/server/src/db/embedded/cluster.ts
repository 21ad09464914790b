import { randomBytes } from "node:crypto";
import { appendFile, chown, readFile, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { type Result, accepted, refused } from "@cantina/domain/kernel";

import type { Binaries } from "./binaries.ts";
import type { EmbeddedFailure } from "./embedded-failure.ts";
import type { Placement } from "./placement.ts";
import { runProgram } from "./run-program.ts";
import { type ServerSettings, settingsText } from "./settings.ts";

export const databaseUser = "cantina";

const settingsFile = "cantina.conf";
const draftPrefix = "cluster.new-";

export const passwordFile = (home: string): string => join(home, "password");

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** The major version of the PostgreSQL that made it. */
export const majorOf = async (cluster: string): Promise<number> =>
  Number.parseInt(await readFile(join(cluster, "PG_VERSION"), "utf8"), 10);

/** The password of a cluster that listens on TCP; none where it listens on its private socket. */
export const clusterPassword = (home: string): Promise<string | undefined> =>
  readFile(passwordFile(home), "utf8").catch(() => undefined);

const authFlags = async ({ home, user }: Placement): Promise<string[]> => {
  // A TCP port is open to every account of the machine, the socket's folder only to ours.
  if (process.platform !== "win32") return ["--auth=trust"];
  // An upgrade brings the one that the home has.
  if ((await clusterPassword(home)) === undefined)
    await writeFile(passwordFile(home), randomBytes(24).toString("base64url"), { mode: 0o600 });
  if (user !== undefined) await chown(passwordFile(home), user.uid, user.gid);
  return ["--auth=scram-sha-256", `--pwfile=${passwordFile(home)}`];
};

/** A start beside ours may still be writing into a draft: it stops soon after its files are gone, and no start fails for it. */
const removeDraft = (draft: string): Promise<void> =>
  rm(draft, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }).catch(() => undefined);

/** Makes the cluster aside and moves it in place whole, so that a start that dies halfway leaves nothing to trip over. */
export const createCluster = async (
  binaries: Binaries,
  placement: Placement,
): Promise<Result<undefined, EmbeddedFailure>> => {
  const { home, cluster, user } = placement;
  const draft = join(home, `${draftPrefix}${randomBytes(6).toString("hex")}`);
  const outcome = await runProgram(
    binaries.initdb,
    [
      `--pgdata=${draft}`,
      `--username=${databaseUser}`,
      ...(await authFlags(placement)),
      "--encoding=UTF8",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--data-checksums",
      "--no-instructions",
    ],
    { user },
  );
  try {
    if (!outcome.succeeded) {
      return (await exists(cluster))
        ? accepted(undefined)
        : refused({ code: "DATABASE_DID_NOT_START", log: outcome.output });
    }
    await appendFile(join(draft, "postgresql.conf"), `\ninclude_if_exists = '${settingsFile}'\n`);
    await rename(draft, cluster);
    return accepted(undefined);
  } catch (error) {
    // A start beside ours made it first: then there is one, and that is all we want.
    if (await exists(cluster)) return accepted(undefined);
    throw error;
  } finally {
    await removeDraft(draft);
  }
};

/** Only for who holds the cluster's lock: nobody else can be making a draft that still matters. What stays goes next time. */
export const sweepDrafts = async (home: string): Promise<void> => {
  const left = (await readdir(home)).filter((name) => name.startsWith(draftPrefix));
  await Promise.all(left.map((name) => removeDraft(join(home, name))));
};

export const writeSettings = async ({ cluster, user }: Placement, settings: ServerSettings): Promise<void> => {
  const [file, text] = [join(cluster, settingsFile), settingsText(settings)];
  // A full disk must not bar the start of a server that needs nothing new.
  if ((await readFile(file, "utf8").catch(() => "")) === text) return;
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  try {
    await writeFile(draft, text, { mode: 0o600 });
    if (user !== undefined) await chown(draft, user.uid, user.gid);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
};
