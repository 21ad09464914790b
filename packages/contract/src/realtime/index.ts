export { type ChangeEvent, type ChangeKind, type EntityType, changeEvent, changeKinds } from "./change-event.wire.ts";
