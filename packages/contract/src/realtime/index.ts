export { type ChangeEvent, type ChangeKind, type EntityType, changeEvent, changeKinds } from "./change-event.wire.ts";
export * as changeEventSchemas from "./change-event.wire.ts";
