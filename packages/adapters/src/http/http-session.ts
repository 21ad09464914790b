import { accessEndpoints } from "@cantina/contract/access";
import { type Result, refused } from "@cantina/domain/kernel";
import type { SessionFailure, SessionPort } from "@cantina/domain/session";
import type { ApiClient } from "./api-client.ts";
import type { ApiFailure } from "@cantina/contract/calls";

/** Everything else is the server's trouble. */
const sessionCodes: Readonly<Partial<Record<ApiFailure["code"], SessionFailure["code"]>>> = {
  WRONG_CREDENTIALS: "WRONG_CREDENTIALS",
  // A field that the server refuses can't be anybody's password.
  VALIDATION: "WRONG_CREDENTIALS",
  SESSION_EXPIRED: "SESSION_EXPIRED",
  UNAUTHORIZED_ANONYMOUS: "SESSION_EXPIRED",
  TOO_MANY_REQUESTS: "TOO_MANY_REQUESTS",
  UNREACHABLE: "UNREACHABLE",
  WRONG_PERMISSIONS: "NO_PERMISSION",
  WRONG_CAFETERIA: "NO_PERMISSION",
  DELETED_CAFETERIA: "DELETED_CAFETERIA",
};

const sessionFailureOf = (failure: ApiFailure): SessionFailure =>
  failure.code === "TOO_MANY_REQUESTS" && failure.data !== undefined
    ? { code: failure.code, retryAfterSeconds: failure.data.retryAfterSeconds }
    : { code: sessionCodes[failure.code] ?? "SERVER_ERROR" };

const asSession = <T>(result: Result<T, ApiFailure>): Result<T, SessionFailure> =>
  result.ok ? result : refused(sessionFailureOf(result.failure));

export function httpSession(client: ApiClient): SessionPort {
  return {
    authenticate: async (credentials) =>
      asSession(await client.call(accessEndpoints.authenticate, { body: credentials })),
    listProfiles: async (token) => asSession(await client.call(accessEndpoints.listProfiles, {}, { token })),
    moveToCafeteria: async (token, cafeteriaId) =>
      asSession(await client.call(accessEndpoints.moveProfiles, { body: { cafeteriaId } }, { token })),
    // Whoever signs out often closes the page in the same moment.
    logOut: async (token) => asSession(await client.call(accessEndpoints.logOut, {}, { token, keepalive: true })),
  };
}
