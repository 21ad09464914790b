import compress from "@fastify/compress";
import multipart from "@fastify/multipart";
import fastify, { type FastifyError, type FastifyInstance } from "fastify";
import { constants } from "node:zlib";
import { serverTimeHeader } from "@cantina/contract/calls";
import { allowOrigins } from "./allow-origins.ts";
import { watchBodySpeed } from "./body-speed.ts";
import { type OnUnexpected, answerError, isApiPath } from "./failures.ts";
import type { CardPage } from "./card-page-policy.ts";
import { addSecurityHeaders } from "./security-headers.ts";
import { requestIdFrom } from "./request-id.ts";
import { type LogOptions, requestLog } from "./request-log.ts";
import type { Route } from "./route.ts";
import { type RouteSurroundings, serveRoute } from "./serve-route.ts";
import { type Health, serveHealth } from "./health.ts";
import { watchStorage } from "./storage-watch.ts";
import { speakSpanish } from "./spanish-messages.ts";
import { serveDocs } from "./serve-docs.ts";
import { type ServedWeb, serveWeb } from "./static-web.ts";

export type AppOptions = {
  readonly routes: readonly Route[];
  readonly around: RouteSurroundings;
  readonly web: ServedWeb;
  /** People reach it by HTTPS, through a proxy of theirs, and by nothing else. */
  readonly isSecure: boolean;
  /** Whether its pages may open the help centre. HELP-01 */
  readonly hasIntercom: boolean;
  /** Whose script the page where a card is typed may load; null: nobody pays online. CARD-06 */
  readonly cardPage: CardPage | null;
  /** Of web apps served from elsewhere. */
  readonly webOrigins: readonly string[];
  /** How many proxies stand before this server, or their addresses: what they say of the caller's address is believed. */
  readonly trustProxy: number | readonly string[];
  readonly log: LogOptions;
  /** Told behind the answer. */
  readonly onUnexpected: OnUnexpected;
  readonly version: string;
  /** What tells whether the database answers: not the connections that calls wait for. */
  readonly health: Health;
  /** What is no call of the contract: pictures, the hub. */
  readonly more: (app: FastifyInstance) => void;
};

const bodyLimit = 1024 * 1024;
const pictureLimit = 2 * 1024 * 1024;

export async function createApp({
  routes,
  around,
  web,
  isSecure,
  hasIntercom,
  cardPage,
  webOrigins,
  trustProxy,
  log,
  onUnexpected,
  version,
  health,
  more,
}: AppOptions): Promise<FastifyInstance> {
  speakSpanish();
  const app = fastify({
    bodyLimit,
    logger: requestLog(log),
    genReqId: ({ headers }) => requestIdFrom(headers["x-request-id"]),
    // A till's idle keep-alive connection must not hold up the end of the server.
    forceCloseConnections: "idle",
    trustProxy: typeof trustProxy === "number" ? (_address, hop) => hop < trustProxy : [...trustProxy],
    routerOptions: { ignoreTrailingSlash: true },
    // Addresses that no route gets to see, such as one with a part of 200 characters.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply, onUnexpected),
  });
  const parseJson = app.getDefaultJsonParser("remove", "remove");
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else void parseJson(request, body, done);
  });
  watchBodySpeed(app.server);
  await addSecurityHeaders(app, { apiUrl: web.apiUrl, isSecure, hasIntercom, cardPage });
  await app.register(compress, {
    threshold: 2048,
    encodings: ["br", "gzip"],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(multipart, {
    limits: { files: 1, fields: 4, parts: 5, fileSize: pictureLimit, fieldSize: bodyLimit },
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
    // What only watches waits for no database.
    if (isApiPath(request.url)) await around.clock.check();
  });
  // Tills set their own by it.
  app.addHook("onSend", async (_request, reply) => {
    reply.header(serverTimeHeader, around.clock.now());
  });
  const storage = watchStorage(health);
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    storage.note(error);
    return answerError(error, request, reply, onUnexpected);
  });
  for (const bound of routes) serveRoute(app, bound, around);
  serveHealth(app, health, { storage, clock: around.clock });
  serveDocs(app, version);
  more(app);
  // After the hub, whose own door answers its preflights.
  await allowOrigins(app, webOrigins);
  await serveWeb(app, web);
  return app;
}
