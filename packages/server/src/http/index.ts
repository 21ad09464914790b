export type { ChangeFeed, Identity, RequestContext, ServerDatabase, UploadedFile } from "./context.ts";
export type { RouteData, RouteFailure, StoredAnswer } from "./outcome.ts";
export { type Handle, type Route, route } from "./route.ts";
export { failureAnswer, successAnswer } from "./answer.ts";
export { keepAnswer, replayOf, withIdempotency } from "./idempotent.ts";
export { recordChange, recordChanges } from "./record-change.ts";
export type { Guard } from "./guard.ts";
export { apiBase, sendAnswer } from "./serve-route.ts";
export { type AppOptions, createApp } from "./app.ts";
