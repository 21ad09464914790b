import { type Area, type PrivilegeLevel, isAllowedLevel } from "@cantina/domain/access";

/** Who may open a screen: anybody, whoever chose or has a place of work, or an area's levels. */
export type RouteAccess = "anonymous" | "signedIn" | Area;

export type Visitor = {
  readonly status: "signedOut" | "choosingProfile" | "signedIn";
  readonly level: PrivilegeLevel | null;
};

export type Visit = { readonly path: string; readonly access: RouteAccess };

/** What has something to say to who has not chosen a cafeteria yet: the choice itself, and what a provider came back with. */
const shownUnchosen: ReadonlySet<string> = new Set(["/user-cafeterias", "/mercadopago", "/mp"]);

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
      return access === "signedIn" || isAllowedLevel(access, visitor.level) ? null : "/";
  }
}
