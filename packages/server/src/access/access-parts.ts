import type { MailPort } from "../mail/index.ts";
import type { DeviceTokens } from "./device-token.ts";
import type { ProfileTokens } from "./profile-token.ts";
import type { SessionGuard } from "./session-guard.ts";

export type AccessParts = {
  readonly tokens: ProfileTokens;
  readonly devices: DeviceTokens;
  readonly guard: SessionGuard;
  readonly mail: MailPort;
  /** Where links in mails lead, without a slash at its end; asked each time, for a port that is only known once it listens. */
  readonly publicUrl: () => string;
  /** A session ended here must not go on listening. */
  readonly endHubConnections: (sessionId: string) => void;
};
