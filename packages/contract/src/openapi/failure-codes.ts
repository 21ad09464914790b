import { type Area, permissions } from "@cantina/domain/access";
import { type Endpoint, type ErrorCode, anyCallCodes, bodyCodes, signedInCodes } from "../endpoint/index.ts";

const needsFeature = (area: Area): boolean => permissions[area].feature !== null;

/** What an endpoint can answer: the codes that it names, and those that its access and headers bring with them. */
export function failureCodesOf(endpoint: Endpoint): readonly ErrorCode[] {
  const { access } = endpoint;
  const isSignedIn = access !== "anonymous";
  const isKeyed = endpoint.idempotent === true || endpoint.keyed === true;
  return [
    ...new Set<ErrorCode>([
      // A path that names a cafeteria is that of the token's own.
      ...(endpoint.path.includes("{cafeteriaId}") ? (["WRONG_CAFETERIA"] as const) : []),
      ...endpoint.errors,
      ...(isSignedIn ? signedInCodes : []),
      ...(isSignedIn && access !== "signedIn" && needsFeature(access) ? (["FEATURE_DISABLED"] as const) : []),
      ...(endpoint.body === undefined ? [] : bodyCodes),
      ...(isKeyed ? (["IDEMPOTENCY_CONFLICT"] as const) : []),
      ...(endpoint.idempotent === true && endpoint.needsKey !== true ? (["POSSIBLE_DUPLICATE"] as const) : []),
      ...(endpoint.method === "GET" ? [] : (["STORAGE_FULL"] as const)),
      ...anyCallCodes,
    ]),
  ];
}
