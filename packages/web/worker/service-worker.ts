export {};

type Precached = { readonly url: string; readonly revision: string | null };

// The build puts the list of its files here, by this very name.
declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: readonly Precached[];
  /** Not every browser has it. */
  readonly cookieStore?: { readonly get: (name: string) => Promise<{ readonly value?: string } | null> };
};

const precached = self.__WB_MANIFEST;
const paths = precached.map(({ url }) => new URL(url, self.location.origin).pathname);
/** Each language has a page, and a worker, of its own. */
const shell = paths.find((path) => path.endsWith("/index.html")) ?? "/index.html";
/** Spanish has no folder. */
const language = shell.split("/").at(-2) || "es";
const prefix = "cantina-";

/** Enough to tell builds apart: each name carries a hash of its content, or its revision does. */
function buildOf(files: readonly Precached[]): string {
  let sum = 0;
  for (const character of files.map(({ url, revision }) => `${url} ${revision ?? ""}`).join("\n"))
    sum = (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return sum.toString(36);
}

/** One box for each build: its files belong together. */
const cacheName = prefix + buildOf(precached);

/** Longer than a server that is there takes for one page. */
const patience = 3_000;
/** Whoever has chosen a language that this device was never in would rather wait for a slow server. */
const longPatience = 20_000;

/** The page of the language that was chosen last, as the device keeps it: of this worker's build, or of the newest one of that language. */
async function keptPage(): Promise<Response | undefined> {
  const chosen = (await self.cookieStore?.get("cantina-language"))?.value ?? language;
  if (chosen === language) return caches.match(shell, { cacheName });
  const path = chosen === "es" ? "/index.html" : `/${chosen}/index.html`;
  for (const name of (await caches.keys()).toReversed()) {
    const page = name.startsWith(prefix) ? await caches.match(path, { cacheName: name }) : undefined;
    if (page !== undefined) return page;
  }
  return undefined;
}

async function fill(): Promise<void> {
  const cache = await caches.open(cacheName);
  // Past the browser's own cache, which may hold the page of another build.
  await cache.addAll(paths.map((path) => new Request(path, { cache: "reload" })));
}

/** A tab that was open through an update still asks for its own build's files; the server has them no more. */
const olderBuilds = 2;

async function dropOldBuilds(): Promise<void> {
  // In the order in which they were made.
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(others.slice(0, -olderBuilds).map((name) => caches.delete(name)));
}

/** A gateway that stands before a dead server speaks for itself only. */
const isFromServer = (page: Response | null): page is Response => page !== null && page.status < 500;

/**
 * A page comes from the server while that answers: with the build, and the
 * security headers, of now. Without it what the device keeps opens.
 */
async function openPage(request: Request): Promise<Response> {
  const answer = fetch(request);
  const within = (limit: number): Promise<Response | null> =>
    Promise.race([answer.catch(() => null), new Promise<null>((resolve) => setTimeout(() => resolve(null), limit))]);
  const inTime = await within(patience);
  if (isFromServer(inTime)) return inTime;
  const kept = await keptPage();
  if (kept !== undefined) return kept;
  const late = await within(longPatience);
  return isFromServer(late) ? late : ((await caches.match(shell, { cacheName })) ?? answer);
}

async function openFile(request: Request): Promise<Response> {
  const own = await caches.match(request, { cacheName, ignoreVary: true });
  if (own !== undefined) return own;
  // Their names carry a hash, so that a file of another build is the one that is asked for.
  const isHashed = new URL(request.url).pathname.startsWith("/assets/");
  return (isHashed ? await caches.match(request, { ignoreVary: true }) : undefined) ?? fetch(request);
}

const isOfThisBuild = (page: unknown): boolean => typeof page === "string" && paths.includes(page);

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(dropOldBuilds().then(() => self.clients.claim())));
// A page of this build is open: without the server, too, that build has to open from now on, with what the page keeps.
self.addEventListener("message", ({ data }) => {
  if (isOfThisBuild(data)) void self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // The API is asked for the truth of now, or not at all.
  if (request.method !== "GET" || origin !== self.location.origin || /^\/api(?:\/|$)/u.test(pathname)) return;
  event.respondWith(request.mode === "navigate" ? openPage(request) : openFile(request));
});
