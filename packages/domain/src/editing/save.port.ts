import type { Result } from "../kernel/index.ts";
import type { EditAttempt, EditTypes } from "./edit.ts";

/** Saves a draft. The same key with the same draft gives the first answer again. */
export type SavePort<T extends EditTypes> = (
  attempt: EditAttempt<T["draft"], T["failure"]>,
) => Promise<Result<T["saved"], T["failure"]>>;
