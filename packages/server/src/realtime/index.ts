export { type EventFeed, type EventFeedOptions, startEventFeed } from "./event-feed.ts";
export type { Authorize, HubIdentity, HubSession } from "./hub-identity.ts";
export { type Hub, type HubOptions, createHub } from "./hub.ts";
export { numberEventsFunction } from "./number-events.sql.ts";
export { redactUrl } from "./hub-request.ts";
