import { existsSync } from "node:fs";
import { join, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { failureAnswer } from "./answer.ts";
import { isApiPath } from "./failures.ts";
import { sendAnswer } from "./serve-route.ts";
import { firstPages, pageOf, spanishPage, translatedPages } from "./web-languages.ts";
import { pageFor } from "./web-page.ts";

const month = 30 * 24 * 3600;

/** Say which build is the present one, so they are asked for anew each time. */
const isOfTheMoment = (path: string): boolean =>
  path.endsWith(".html") || path.endsWith("service-worker.js") || path.endsWith(".webmanifest");

/** Names below /assets carry a hash of what they hold. */
const cachingOf = (sent: string): string => {
  // The build's compressed forms are kept as long as what they stand for.
  const path = sent.replace(/\.(?:br|gz)$/u, "");
  if (path.includes(`${sep}assets${sep}`)) return "public, max-age=31536000, immutable";
  return isOfTheMoment(path) ? "no-cache" : `public, max-age=${month}`;
};

/** Screens have neither: what is asked for is a file that isn't there. */
function looksLikeFile(url: string): boolean {
  const [path = ""] = url.split(/[?#]/u);
  try {
    const parts = decodeURIComponent(path).split(/[/\\]/u);
    return parts.some((part) => part.startsWith(".")) || /\.[^.]+$/u.test(parts.at(-1) ?? "");
  } catch {
    return true;
  }
}

export type ServedWeb = {
  /** null: the API alone. */
  readonly folder: string | null;
  /** Where the app finds its API; null: on this server. */
  readonly apiUrl: string | null;
};

/** The web app on the API's own port. Any path that is no file is one of its screens. */
export async function serveWeb(app: FastifyInstance, { folder, apiUrl }: ServedWeb): Promise<void> {
  const hasWeb = folder !== null && existsSync(join(folder, "index.html"));
  if (hasWeb) {
    await app.register(fastifyStatic, {
      root: folder,
      // Its own route would list the folders for each file, to tell A.js from a.js on disks that don't.
      serve: false,
      cacheControl: false,
      // The build's own notes.
      dotfiles: "ignore",
      // A build without them is compressed for each request.
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header("cache-control", cachingOf(path));
      },
    });
    app.get<{ Params: { readonly "*": string } }>("/*", ({ params }, reply) => void reply.sendFile(`/${params["*"]}`));
  }
  const pages = hasWeb ? translatedPages(folder) : new Map<string, string>();
  const first = hasWeb ? firstPages(folder, [spanishPage, ...pages.values()]) : new Map<string, string>();
  /** Whole each time: where two languages' pages are of one length and one time, each would be 'not modified' for the other. */
  const sendPage = async (reply: FastifyReply, page: string): Promise<FastifyReply> =>
    folder === null || apiUrl === null
      ? reply.sendFile(page, { etag: false, lastModified: false })
      : reply
          .type("text/html; charset=utf-8")
          .header("cache-control", cachingOf(page))
          .send(await pageFor(apiUrl, join(folder, page)));
  /** Whatever keeps pages between here and the device keeps one for each language. */
  const sendChosen = ({ headers, url }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const page = pageOf(headers.cookie, pages);
    return sendPage(reply.header("vary", "Cookie"), first.get(`${page}${url.split("?")[0] ?? ""}`) ?? page);
  };
  if (hasWeb) {
    app.get("/", sendChosen);
    if (apiUrl !== null) {
      for (const page of [spanishPage, ...pages.values(), ...first.values()])
        app.get(`/${page}`, (_request, reply) => sendPage(reply, page));
    }
  }
  app.setNotFoundHandler((request, reply) => {
    const isScreen = request.method === "GET" && !isApiPath(request.url) && !looksLikeFile(request.url);
    return hasWeb && isScreen ? sendChosen(request, reply) : sendAnswer(reply, failureAnswer({ code: "NOT_FOUND" }));
  });
}
