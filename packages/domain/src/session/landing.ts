import type { PrivilegeLevel } from "../access/index.ts";

const signedOutPaths = ["/login", "/forgot-password", "/change-password", "/verify"];

/** A path of this app that a session may return to; never another site, never a page for the signed out. */
function isReturnPath(path: string): boolean {
  const [place = ""] = path.split(/[?#]/u);
  return /^\/(?![/\\])/u.test(path) && !signedOutPaths.includes(place);
}

/** Where a sign-in leads: the path asked for before it, else the level's own landing. SESSION-05 */
export function landingFor(level: PrivilegeLevel | null, rememberedPath: string | null): string {
  if (rememberedPath !== null && isReturnPath(rememberedPath)) return rememberedPath;
  return level === "SYSTEM_ADMINISTRATOR" ? "/generate_registration" : "/";
}
