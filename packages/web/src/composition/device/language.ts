import { type Language, language } from "../../texts/locale.ts";

const year = 31_536_000;

/** Not in this device's storage: the server reads it, to answer with the page in that language at once. LANG-04 */
function remember(chosen: Language): void {
  document.cookie = `cantina-language=${chosen}; path=/; max-age=${year}; samesite=lax`;
}

const remembered = (): string | undefined => /(?:^|;\s*)cantina-language=([\w-]+)/u.exec(document.cookie)?.[1];

/** Each start begins the year anew. A page that the device opened while the server was away takes no choice back. */
export function keepLanguage(): void {
  if (language !== "es" && (remembered() ?? language) === language) remember(language);
}

/** Opens the app anew in that language; false where its page can't be had now. LANG-05 */
export async function openIn(chosen: Language): Promise<boolean> {
  const page = chosen === "es" ? "/index.html" : `/${chosen}/index.html`;
  const answer = await fetch(page, { cache: "no-store" }).catch(() => null);
  if (answer?.ok !== true) return false;
  remember(chosen);
  location.reload();
  return true;
}
