/**
 * Where the API is: the content of `<meta name="cantina-api">` in index.html,
 * so that one build can be pointed at another server by editing one line.
 */
export function apiBaseUrl(page: Document = document): string {
  const named = page.querySelector<HTMLMetaElement>('meta[name="cantina-api"]')?.content.trim() ?? "";
  return (named === "" ? "/api" : named).replace(/\/+$/u, "");
}
