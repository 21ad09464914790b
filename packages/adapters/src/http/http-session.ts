import { accessEndpoints } from "@cantina/contract/access";
import { type Result, refused } from "@cantina/domain/kernel";
import type { SessionFailure, SessionPort } from "@cantina/domain/session";
import type { ApiClient } from "./api-client.ts";
import type { ApiFailure } from "./api-failure.ts";

function sessionFailureOf(failure: ApiFailure): SessionFailure {
  switch (failure.code) {
    case "WRONG_CREDENTIALS":
    case "SESSION_EXPIRED":
    case "TOO_MANY_REQUESTS":
    case "UNREACHABLE":
      return { code: failure.code };
    // A field the server refuses can't be anybody's password.
    case "VALIDATION":
      return { code: "WRONG_CREDENTIALS" };
    case "WRONG_PERMISSIONS":
    case "WRONG_CAFETERIA":
    case "DELETED_CAFETERIA":
      return { code: "NO_PERMISSION" };
    case "UNAUTHORIZED_ANONYMOUS":
      return { code: "SESSION_EXPIRED" };
    default:
      return { code: "SERVER_ERROR" };
  }
}

const asSession = <T>(result: Result<T, ApiFailure>): Result<T, SessionFailure> =>
  result.ok ? result : refused(sessionFailureOf(result.failure));

export function httpSession(client: ApiClient): SessionPort {
  return {
    authenticate: async (credentials) =>
      asSession(await client.call(accessEndpoints.authenticate, { body: credentials })),
    listProfiles: async (token) => asSession(await client.call(accessEndpoints.listProfiles, {}, { token })),
    moveToCafeteria: async (token, cafeteriaId) =>
      asSession(await client.call(accessEndpoints.moveProfiles, { body: { cafeteriaId } }, { token })),
    logOut: async (token) => asSession(await client.call(accessEndpoints.logOut, {}, { token })),
  };
}
