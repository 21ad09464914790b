import { chmod, chown, mkdir, mkdtemp, readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Placement } from "./placement.ts";
import type { ServerUser } from "./run-program.ts";
import { canEnter } from "./server-user.ts";
import type { ServerSettings } from "./settings.ts";

export type Endpoint = ServerSettings["endpoint"];

// Linux gives a socket's path 108 bytes with the closing zero, macOS 104.
const longestSocketPath = process.platform === "darwin" ? 103 : 107;

export const fitsSocket = (folder: string): boolean =>
  Buffer.byteLength(join(folder, ".s.PGSQL.5432")) <= longestSocketPath;

/** The running (or last) server's own word on where it listens; its format is PostgreSQL's miscinit.c. */
export const endpointOf = (postmasterFile: string): Endpoint | undefined => {
  const [, , , port, folder] = postmasterFile.split("\n");
  if (port === undefined || folder === undefined) return undefined;
  return folder === "" ? { kind: "tcp", port: Number(port) } : { kind: "socket", folder };
};

export const liveEndpoint = async (cluster: string): Promise<Endpoint | undefined> =>
  endpointOf(await readFile(join(cluster, "postmaster.pid"), "utf8").catch(() => ""));

const makePrivate = async (folder: string, user: ServerUser | undefined): Promise<string> => {
  await chmod(folder, 0o700);
  if (user !== undefined) await chown(folder, user.uid, user.gid);
  return folder;
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });

/** A socket beside the cluster, or in a short private folder where the path would be too long. Windows has only TCP. */
export const planEndpoint = async ({ home, user }: Placement): Promise<Endpoint> => {
  if (process.platform === "win32") return { kind: "tcp", port: await freePort() };
  const near = join(home, "run");
  if (fitsSocket(near)) {
    await mkdir(near, { recursive: true, mode: 0o700 });
    return { kind: "socket", folder: await makePrivate(near, user) };
  }
  const temp = fitsSocket(join(tmpdir(), "cantina-XXXXXX")) && (await canEnter(tmpdir(), user)) ? tmpdir() : "/tmp";
  return { kind: "socket", folder: await makePrivate(await mkdtemp(join(temp, "cantina-")), user) };
};
