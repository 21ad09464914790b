export {
  type ChangeEvent,
  type ChangeKind,
  type EntityType,
  changeEvent,
  changeKinds,
  entityTypes,
} from "./change-event.wire.ts";
