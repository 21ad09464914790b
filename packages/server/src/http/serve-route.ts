import { type IdempotencyKey, type Result, accepted, id, refused } from "@cantina/domain/kernel";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { BookingClock } from "../clocks/index.ts";
import { type Author, asAuthor, asRequest, patienceMs, withPatience } from "../db/index.ts";
import { failureAnswer, successAnswer } from "./answer.ts";
import type { ChangeFeed, Identity, RequestContext, ServerDatabase } from "./context.ts";
import { decodeRequest } from "./decode-request.ts";
import type { Guard } from "./guard.ts";
import { listedQuery } from "./listed-query.ts";
import { type RouteFailure, type StoredAnswer, invalid } from "./outcome.ts";
import { oddJson } from "./odd-json.ts";
import { oncePerPause } from "./once-per-pause.ts";
import { permit } from "./permit.ts";
import { type ReadBody, readMultipart } from "./request-body.ts";
import { requestHash } from "./request-hash.ts";
import { repeatWhenLost } from "./repeat-when-lost.ts";
import type { Route } from "./route.ts";

export type RouteSurroundings = {
  readonly db: ServerDatabase;
  readonly clock: BookingClock;
  readonly feed: ChangeFeed;
  readonly guard: Guard;
};

export const apiBase = "/api";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;
const tabName = /^[\w-]{1,64}$/u;

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === "string" ? value : undefined;
};

const badKey = invalid("Idempotency-Key", "Debe ser un identificador UUID");

/** null: none was sent. */
function keyFrom(request: FastifyRequest, { endpoint }: Route): Result<IdempotencyKey | null, RouteFailure> {
  const text = endpoint.idempotent === true || endpoint.keyed === true ? header(request, "idempotency-key") : undefined;
  if (text === undefined)
    return endpoint.needsKey === true ? refused({ code: "IDEMPOTENCY_KEY_REQUIRED" }) : accepted(null);
  return uuid.test(text) ? accepted(id<"idempotency-key">(text.toLowerCase())) : refused(badKey);
}

const tabFrom = (request: FastifyRequest): string | null => {
  const text = header(request, "x-tab-id");
  return text !== undefined && tabName.test(text) ? text : null;
};

const cafeteriaIn = ({ params }: FastifyRequest): string | undefined =>
  typeof params === "object" && params !== null && "cafeteriaId" in params ? String(params.cafeteriaId) : undefined;

/** Of a server that can't just now: when to ask again. */
const secondsUntilAgain = 2;

export function sendAnswer(reply: FastifyReply, { status, answer, headers = {} }: StoredAnswer): FastifyReply {
  if (status === 503 && !reply.hasHeader("retry-after")) reply.header("retry-after", secondsUntilAgain);
  return reply
    .headers(headers)
    .code(status)
    .type("application/json; charset=utf-8")
    .header("cache-control", "no-store")
    .send(answer);
}

/** What the framework reads for the hub and for files, and what is no JSON here: a body that may be left out must not be dropped. */
const isOtherType = (request: FastifyRequest): boolean =>
  request.isMultipart() || /^text\/plain\b/iu.test(header(request, "content-type") ?? "");

async function readBody(request: FastifyRequest, { endpoint }: Route): Promise<Result<ReadBody, RouteFailure>> {
  if (endpoint.filePart !== undefined && request.isMultipart())
    return readMultipart(request, { ...endpoint, filePart: endpoint.filePart });
  if (endpoint.body !== undefined && isOtherType(request)) return refused({ code: "UNSUPPORTED_MEDIA_TYPE" });
  return accepted({ body: request.body, file: null, files: new Map() });
}

const authorOf = ({ endpoint }: Route, identity: Identity | null, request: FastifyRequest): Author => ({
  action: `${endpoint.method} ${endpoint.path}`,
  cafeteriaId: identity?.cafeteriaId ?? null,
  userId: identity?.userId ?? null,
  profileId: identity?.profileId ?? null,
  sessionId: identity?.sessionId ?? null,
  isVisit: identity?.isVisit ?? false,
  requestId: request.id,
});

/** Aborts when the connection ends without its answer. */
function leavingOf({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  raw.once("close", () => {
    if (!raw.writableFinished) leaving.abort();
  });
  return leaving.signal;
}

type Caller = { readonly identity: Identity | null; readonly signal: AbortSignal; readonly patienceLeft: number };

async function answerTo(
  bound: Route,
  request: FastifyRequest,
  { identity, signal, patienceLeft }: Caller,
  around: RouteSurroundings,
): Promise<StoredAnswer> {
  const { endpoint } = bound;
  const key = keyFrom(request, bound);
  if (!key.ok) return failureAnswer(key.failure);
  const received = await readBody(request, bound);
  if (!received.ok) return failureAnswer(received.failure);
  const { body, file, files } = received.value;
  const parts = { params: request.params, query: listedQuery(endpoint.query, request.query), body };
  const odd = oddJson(parts);
  if (odd !== undefined) return failureAnswer(odd);
  const decoded = decodeRequest(endpoint, parts);
  if (!decoded.ok) return failureAnswer(decoded.failure);
  const context: RequestContext<Identity | null> = {
    db: around.db,
    clock: around.clock,
    feed: around.feed,
    identity,
    idempotencyKey: key.value,
    tabId: tabFrom(request),
    requestHash: requestHash(endpoint.method, request.url, body, files),
    file,
    files,
    signal,
    deviceToken: header(request, "x-device-token") ?? null,
    address: request.ip,
    report: (problem) => request.log.error({ problem }, "reported problem"),
  };
  // A keyed call that got through after all finds its first answer.
  const isRepeatable = endpoint.method === "GET" || endpoint.idempotent === true || key.value !== null;
  const handle = (asked: RequestContext<Identity | null>) =>
    repeatWhenLost(isRepeatable, () => bound.handle(decoded.value, asked));
  const start = () =>
    withPatience(patienceLeft, () => (endpoint.idempotent === true ? oncePerPause(context, handle) : handle(context)));
  const outcome = await (endpoint.method === "GET" ? start() : asAuthor(authorOf(bound, identity, request), start));
  if (!outcome.ok) return failureAnswer(outcome.failure);
  return "answer" in outcome.value ? outcome.value : successAnswer(endpoint, outcome.value);
}

/** Session and permission are judged before a byte of the body is read. */
export function serveRoute(app: FastifyInstance, bound: Route, around: RouteSurroundings): void {
  const identities = new WeakMap<FastifyRequest, Identity>();
  const patience = new WeakMap<FastifyRequest, number>();
  app.route({
    method: bound.endpoint.method,
    url: apiBase + bound.endpoint.path.replaceAll(/\{(\w+)\}/gu, ":$1"),
    onRequest: async (request, reply) => {
      const began = performance.now();
      const ask = () => permit(bound.endpoint, request.headers.authorization, cafeteriaIn(request), around.guard);
      const permitted = await asRequest(request.id, () => withPatience(patienceMs, () => repeatWhenLost(true, ask)));
      // Its body may take as long as its line does.
      patience.set(request, patienceMs - (performance.now() - began));
      if (!permitted.ok) return sendAnswer(reply, failureAnswer(permitted.failure));
      if (permitted.value !== null) identities.set(request, permitted.value);
      return undefined;
    },
    handler: async (request, reply) => {
      const caller = {
        identity: identities.get(request) ?? null,
        signal: leavingOf(reply),
        patienceLeft: patience.get(request) ?? patienceMs,
      };
      return sendAnswer(reply, await asRequest(request.id, () => answerTo(bound, request, caller, around)));
    },
  });
}
