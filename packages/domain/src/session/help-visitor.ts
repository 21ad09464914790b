import type { Feature } from "../cafeteria/index.ts";
import type { HelpVisitor } from "./help-centre.port.ts";
import type { ProfileToken } from "./session.port.ts";

/** Who may ask the help centre; null: this cafeteria has none, or this server. HELP-01 */
export function helpVisitor(session: ProfileToken, features: readonly Feature[]): HelpVisitor | null {
  const { profile, intercomAppId: appId, intercomVerificationHash: verificationHash } = session;
  if (!features.includes("intercomWeb") || profile.type !== "CAFETERIA") return null;
  if (typeof appId !== "string" || typeof verificationHash !== "string") return null;
  return { appId, profileId: profile.id, verificationHash, username: profile.username };
}
