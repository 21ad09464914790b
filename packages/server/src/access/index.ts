import type { Route } from "../http/index.ts";
import type { AccessParts } from "./access-parts.ts";
import { accountRoutes } from "./account.routes.ts";
import { employeeRoutes } from "./employee.routes.ts";
import { sessionRoutes } from "./session.routes.ts";

export type { AccessParts } from "./access-parts.ts";
export type { Intercom } from "./intercom.ts";
export { type Invitation, invitePerson } from "./invite-person.ts";
export { type LinkMail, sendLink, sendUnsent } from "./send-link.ts";
export type { MailedLink } from "./mailed-link.queries.ts";
export { hashPassword } from "./passwords.ts";
export { type SessionProfile, endedAmong } from "./ended-session.queries.ts";
export { deviceTokens } from "./device-token.ts";
export { profileTokens } from "./profile-token.ts";
export { tokenSecret } from "./secret.queries.ts";
export { type SessionGuard, sessionGuard } from "./session-guard.ts";

export const accessRoutes = (parts: AccessParts): readonly Route[] => [
  ...sessionRoutes(parts),
  ...accountRoutes(parts),
  ...employeeRoutes(parts),
];
