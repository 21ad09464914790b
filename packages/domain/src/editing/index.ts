export type { EditAttempt, EditFailure, EditTypes, Former } from "./edit.ts";
export type { EditEvent, EditFact, EditInput } from "./edit.events.ts";
export type { SavePort } from "./save.port.ts";
export { editMachine } from "./edit.machine.ts";
export { type EditView, editView } from "./edit.view.ts";
