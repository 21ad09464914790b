export { daysFailures } from "./days-failures.ts";
export type { ChangeContext, ChangeFeed, Identity, RequestContext, ServerDatabase, UploadedFile } from "./context.ts";
export {
  type AnswerOf,
  type FailureWith,
  type Replay,
  type RouteFailure,
  type StoredAnswer,
  invalid,
} from "./outcome.ts";
export { type Route, change, ownRoute, route } from "./route.ts";
export { failureAnswer, successAnswer } from "./answer.ts";
export { changeOnce, firstAnswer, forgetAnswer, keepAnswer } from "./idempotent.ts";
export { recordChange, recordChanges } from "./record-change.ts";
export { recordProfilesChange } from "./record-profiles-change.ts";
export type { Guard, SessionFailure } from "./guard.ts";
export { isOpenTo, ownerOf } from "./owner-of.ts";
export { apiBase, sendAnswer } from "./serve-route.ts";
export { type AppOptions, createApp } from "./app.ts";
export { errorForLog } from "./error-for-log.ts";
export { type Shortcoming } from "./health.ts";
