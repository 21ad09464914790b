import { readFile } from "node:fs/promises";
import { BrokenInvariant } from "@cantina/domain/kernel";

const apiTag = /(<meta name="cantina-api" content=")[^"]*(")/u;

/** The web app's page, told to call that API instead of this server's own. */
export async function pageFor(apiUrl: string, file: string): Promise<string> {
  const built = await readFile(file, "utf8");
  if (!apiTag.test(built)) throw new BrokenInvariant("the web app's page does not say where the API is");
  // An address that was parsed has no quotes left in it.
  return built.replace(apiTag, (_, before: string, after: string) => before + apiUrl.replaceAll("&", "&amp;") + after);
}
