import { type Area, permissions } from "@cantina/domain/access";
import type { Feature } from "@cantina/domain/cafeteria";
import type { Endpoint, ErrorCode } from "../endpoint/index.ts";

const featureOf = (area: Area): Feature | null => permissions[area].feature;

/** What an endpoint can answer: the codes that it names, and those that its access and headers bring with them. */
export function failureCodesOf(endpoint: Endpoint): readonly ErrorCode[] {
  const { access } = endpoint;
  // A path that names a cafeteria is that of the token's own.
  const codes = new Set<ErrorCode>(endpoint.path.includes("{cafeteriaId}") ? ["WRONG_CAFETERIA"] : []);
  for (const code of endpoint.errors) codes.add(code);
  if (access !== "anonymous")
    for (const code of ["UNAUTHORIZED_ANONYMOUS", "SESSION_EXPIRED", "WRONG_PERMISSIONS", "DELETED_CAFETERIA"] as const)
      codes.add(code);
  if (access !== "anonymous" && access !== "signedIn" && featureOf(access) !== null) codes.add("FEATURE_DISABLED");
  // Any call can come with an address or a body that can't be read.
  codes.add("VALIDATION");
  if (endpoint.body !== undefined) codes.add("BODY_TOO_LARGE").add("UNSUPPORTED_MEDIA_TYPE");
  if (endpoint.idempotent === true || endpoint.keyed === true) codes.add("IDEMPOTENCY_CONFLICT");
  if (endpoint.idempotent === true && endpoint.needsKey !== true) codes.add("POSSIBLE_DUPLICATE");
  if (endpoint.method !== "GET") codes.add("STORAGE_FULL");
  return [...codes.add("SERVER_ERROR")];
}
