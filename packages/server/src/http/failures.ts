import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { isDatabaseBusy, isStorageFull } from "../db/index.ts";
import { failureAnswer } from "./answer.ts";
import { type RouteFailure, type StoredAnswer, invalid } from "./outcome.ts";
import { apiBase, sendAnswer } from "./serve-route.ts";

const known: Readonly<Record<string, RouteFailure>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: "BODY_TOO_LARGE" },
  FST_REQ_FILE_TOO_LARGE: { code: "BODY_TOO_LARGE" },
  FST_PARTS_LIMIT: { code: "BODY_TOO_LARGE" },
  FST_FILES_LIMIT: { code: "BODY_TOO_LARGE" },
  FST_FIELDS_LIMIT: { code: "BODY_TOO_LARGE" },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: "UNSUPPORTED_MEDIA_TYPE" },
};

/** Somebody has to make room first. */
const roomAfterSeconds = 5;

export const storageFull: StoredAnswer = failureAnswer({ code: "STORAGE_FULL" });

/** The server is well and can't do it now. */
export const unavailable: StoredAnswer = { ...failureAnswer({ code: "SERVER_ERROR" }), status: 503 };

/** What is no fault of ours comes with a status below 500. */
function failureOfError(error: Pick<FastifyError, "code" | "statusCode">): RouteFailure {
  const failure = known[error.code];
  if (failure !== undefined) return failure;
  const isTheirs = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return isTheirs ? invalid("", "El pedido no es válido") : { code: "SERVER_ERROR" };
}

export const isApiPath = (url: string): boolean =>
  url === apiBase || url.startsWith(`${apiBase}/`) || url.startsWith(`${apiBase}?`);

/** Hears of what nobody expected, and of which call. */
export type OnUnexpected = (error: unknown, call: { readonly place: string; readonly requestId: string }) => void;

/** By the route's pattern, never by the address: that holds what somebody asked for. */
const placeOf = ({ method, routeOptions }: FastifyRequest): string => `${method} ${routeOptions.url ?? "*"}`;

/** The one boundary where a thrown error becomes an answer; its stack stays in the log. */
export function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  onUnexpected: OnUnexpected,
): FastifyReply {
  // No certain answer: a till keeps what it asked for and asks again with the same key.
  if (isDatabaseBusy(error)) {
    request.log.warn({ err: error }, "the database is away or busy");
    return sendAnswer(reply, unavailable);
  }
  if (isStorageFull(error)) {
    request.log.warn({ err: error }, "the disk is full");
    return sendAnswer(reply.header("retry-after", roomAfterSeconds), storageFull);
  }
  const failure = failureOfError(error);
  if (failure.code === "SERVER_ERROR") {
    request.log.error({ err: error }, "unexpected error");
    onUnexpected(error, { place: placeOf(request), requestId: request.id });
  }
  return sendAnswer(reply, failureAnswer(failure));
}
