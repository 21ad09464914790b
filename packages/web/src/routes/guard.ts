import { type Area, type PrivilegeLevel, isAllowedLevel } from "@cantina/domain/access";

/** Who may open a screen: anybody, whoever chose or has a place of work, or an area's levels. */
export type RouteAccess = "anonymous" | "signedIn" | Area;

export type Visitor = {
  readonly status: "signedOut" | "choosingProfile" | "signedIn";
  readonly level: PrivilegeLevel | null;
  /** In how many cafeterias they work. */
  readonly profileCount: number;
};

export type Visit = { readonly path: string; readonly access: RouteAccess };

/** What has something to say to who has not chosen a cafeteria yet: the choice itself, and what a provider came back with. */
const shownUnchosen: ReadonlySet<string> = new Set(["/user-cafeterias", "/mercadopago", "/mp"]);

/** Specification §6: a single profile has no other place to go, unless it is the system administrator's. ACCESS-21 */
export const hasPlaces = ({ level, profileCount }: Omit<Visitor, "status">): boolean =>
  profileCount > 1 || level === "SYSTEM_ADMINISTRATOR";

/** The path that a visitor is sent to instead; null: they may enter. */
export function detourFor({ path, access }: Visit, visitor: Visitor): string | null {
  switch (visitor.status) {
    case "signedOut":
      return access === "anonymous" ? null : "/login";
    case "choosingProfile":
      if (shownUnchosen.has(path) || (access === "anonymous" && path !== "/login")) return null;
      return "/user-cafeterias";
    case "signedIn":
      if (access === "anonymous") return path === "/login" ? "/" : null;
      if (path === "/user-cafeterias") return hasPlaces(visitor) ? null : "/";
      return access === "signedIn" || isAllowedLevel(access, visitor.level) ? null : "/";
  }
}
