export type { Credentials, Profile, ProfileToken, SessionFailure, SessionPort } from "./session.port.ts";
export type { SessionEnding, SessionStorePort } from "./session-store.port.ts";
export type { SessionEvent, SessionFact, SessionInput, SessionPorts } from "./session.events.ts";
export { sessionMachine } from "./session.machine.ts";
export { type SessionView, sessionView } from "./session.view.ts";
export type { HelpCentreFailure, HelpCentrePort, HelpVisitor } from "./help-centre.port.ts";
export { helpVisitor } from "./help-visitor.ts";
export { foundOnDevice } from "./found-on-device.ts";
export { landingFor } from "./landing.ts";
