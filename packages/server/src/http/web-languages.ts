import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Where the pages are that come with their screen's first state in them, beside the page of all others. FIRST-01 */
const firstFolder = "first";

/** The device remembers its language in it, for the page is chosen before any script of it runs. LANG-04 */
const chosen = /(?:^|;\s*)cantina-language=([\w-]+)\s*(?:;|$)/u;

export const spanishPage = "index.html";

/** The page of each language that the build has, by its name: below the folder of that name. */
export function translatedPages(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, "index.html")));
  return new Map(names.map((name) => [name, `${name}/index.html`]));
}

/** The page in the language that a device asks for, and in Spanish where the build has no such language. */
export const pageOf = (cookies: string | undefined, pages: ReadonlyMap<string, string>): string =>
  pages.get(chosen.exec(cookies ?? "")?.[1] ?? "") ?? spanishPage;

const filesIn = (folder: string): readonly string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** For a screen's path in each language: the page that has its first state in it, by the page of all others. */
export function firstPages(folder: string, pages: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    pages.flatMap((page) => {
      const own = page.replace(spanishPage, firstFolder);
      return filesIn(join(folder, own)).map((file) => [`${page}/${file.replace(/\.html$/u, "")}`, `${own}/${file}`]);
    }),
  );
}
