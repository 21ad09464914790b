import type { DeviceTokens } from "./device-token.ts";
import type { Intercom } from "./intercom.ts";
import type { ProfileTokens } from "./profile-token.ts";
import type { LinkMail } from "./send-link.ts";
import type { SessionGuard } from "./session-guard.ts";

export type AccessParts = LinkMail & {
  readonly tokens: ProfileTokens;
  /** null: this server knows of no help centre. HELP-01 */
  readonly intercom: Intercom | null;
  readonly devices: DeviceTokens;
  readonly guard: SessionGuard;
  /** A session ended here must not go on listening. */
  readonly endHubConnections: (sessionId: string) => void;
};
