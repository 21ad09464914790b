import { type Area, can, isAllowedLevel } from "@cantina/domain/access";
import { type Result, accepted, id, refused } from "@cantina/domain/kernel";
import type { Endpoint } from "@cantina/contract/endpoint";
import type { Identity } from "./context.ts";
import type { Guard } from "./guard.ts";
import { missingCodeOf } from "./missing-code.ts";
import { type RouteFailure, invalid } from "./outcome.ts";

type Permitted = Result<Identity | null, RouteFailure>;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** The token's own cafeteria, or any for a system administrator. */
async function placeOf(
  identity: Identity,
  asked: string | undefined,
  guard: Guard,
): Promise<Result<Identity, RouteFailure>> {
  const wanted = asked?.toLowerCase();
  if (wanted === undefined || wanted === identity.cafeteriaId) return accepted(identity);
  if (identity.level !== "SYSTEM_ADMINISTRATOR") return refused({ code: "WRONG_CAFETERIA" });
  return uuid.test(wanted) ? guard.visit(identity, id<"cafeteria">(wanted)) : refused({ code: "NOT_FOUND" });
}

function areaRefusal(identity: Identity, area: Area): RouteFailure | undefined {
  if (!isAllowedLevel(area, identity.level)) return { code: "WRONG_PERMISSIONS" };
  return can(identity, area) ? undefined : { code: "FEATURE_DISABLED" };
}

const bearer = /^Bearer +(\S+)$/iu;

/** Session, cafeteria, permission, feature: in this order, first failure answers. What no table allows is denied. */
export async function permit(
  endpoint: Endpoint,
  authorization: string | undefined,
  cafeteriaId: string | undefined,
  guard: Guard,
): Promise<Permitted> {
  const { access } = endpoint;
  if (access === "anonymous") return accepted(null);
  const token = bearer.exec(authorization ?? "")?.[1];
  if (token === undefined) return refused({ code: "UNAUTHORIZED_ANONYMOUS" });
  const identified = await guard.identify(token);
  if (!identified.ok) return identified;
  if (cafeteriaId === "" && endpoint.needsPlace !== undefined)
    return refused(invalid("cafeteriaId", endpoint.needsPlace));
  const placed = await placeOf(identified.value, cafeteriaId, guard);
  if (!placed.ok) return placed.failure.code === "NOT_FOUND" ? refused({ code: missingCodeOf(endpoint) }) : placed;
  if (access === "signedIn") return placed;
  const refusal = areaRefusal(placed.value, access);
  return refusal === undefined ? placed : refused(refusal);
}
