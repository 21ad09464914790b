import { execFile } from "node:child_process";
import { mkdir, open, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";

const run = promisify(execFile);

export type SmallDisk = {
  /** To the last byte. */
  readonly fill: () => Promise<void>;
  readonly free: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

/** Mounting is for root, and this kind of disk for Linux. */
export const canMountDisk = (): boolean => process.platform === "linux" && process.getuid?.() === 0;

const megabytes = 700;

/** A disk of its own for that folder, in memory, so that it can be full without harm to anybody else. */
export async function mountSmallDisk(folder: string): Promise<SmallDisk> {
  await mkdir(folder);
  await run("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "cantina-torture", folder]);
  const ballast = join(folder, "ballast");
  return {
    fill: async () => {
      const { bavail, bsize } = await statfs(folder);
      const file = await open(ballast, "a");
      try {
        if (bavail > 0) await run("fallocate", ["--length", String(bavail * bsize), ballast]).catch(() => undefined);
        // What was freed meanwhile goes too.
        for (;;) await file.write(Buffer.alloc(4096));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      } finally {
        await file.close();
      }
    },
    free: () => rm(ballast, { force: true }),
    remove: async () => {
      await run("umount", ["-l", folder]);
    },
  };
}
