import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The key of the data folder, made when it is first missed: of two servers that start at once one makes it. SEAL-02 */
export async function sealingKeyOf(dataFolder: string): Promise<Buffer> {
  const file = join(dataFolder, "sealing.key");
  const read = async (): Promise<Buffer | undefined> => {
    try {
      return Buffer.from((await readFile(file, "utf8")).trim(), "base64");
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
      throw error;
    }
  };
  const there = await read();
  if (there !== undefined) return there;
  await mkdir(dataFolder, { recursive: true });
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  await writeFile(draft, `${randomBytes(32).toString("base64")}\n`, { mode: 0o600 });
  try {
    // Unlike a rename it never takes the place of another server's.
    await link(draft, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    await rm(draft);
  }
  return (await read()) ?? sealingKeyOf(dataFolder);
}
