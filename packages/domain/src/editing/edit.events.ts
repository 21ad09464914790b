import type { NewId, Result } from "../kernel/index.ts";
import type { EditAttempt, EditTypes, Former } from "./edit.ts";
import type { SavePort } from "./save.port.ts";

export type EditInput<T extends EditTypes> = {
  readonly former: Former<T["entry"]>;
  /** The context's own rules: what would be sent, or what is wrong. */
  readonly check: (entry: T["entry"]) => Result<T["draft"], T["faults"]>;
  readonly save: SavePort<T>;
  readonly newId: NewId;
  /** What is on its way goes on without the form: leaving it loses nothing. FORM-08 */
  readonly outlivesForm?: boolean;
};

export type EditContext<T extends EditTypes> = {
  readonly ports: Omit<EditInput<T>, "former">;
  readonly former: Former<T["entry"]>;
  readonly entry: T["entry"];
  /** Of the entry as it was last submitted; null: nothing was wrong with it. */
  readonly faults: T["faults"] | null;
  /** Under way, or without a certain answer. */
  readonly attempt: EditAttempt<T["draft"], T["failure"]> | null;
  /** Of the last attempt. */
  readonly failure: T["failure"] | null;
  readonly retries: number;
};

export type EditEvent<T extends EditTypes> =
  | { readonly type: "edit.typed"; readonly part: Partial<T["entry"]> }
  | { readonly type: "edit.submitted" }
  /** The same attempt once more. */
  | { readonly type: "edit.retried" }
  /** The answers to what the server asks before it saves. */
  | { readonly type: "edit.confirmed" }
  | { readonly type: "edit.declined" }
  /** Somebody wants to leave the form. */
  | { readonly type: "edit.left" }
  /** The answers to the question that follows. */
  | { readonly type: "edit.discarded" }
  | { readonly type: "edit.kept" }
  /** The thing as it is now; the form begins again. */
  | { readonly type: "edit.reread"; readonly former: Former<T["entry"]> }
  /** The thing as it is by now, told without anybody asking; it counts its edits. */
  | { readonly type: "edit.renewed"; readonly former: Former<T["entry"]> };

export type EditFact<T extends EditTypes> =
  | { readonly type: "edit.saved"; readonly saved: T["saved"]; readonly draft: T["draft"] }
  /** Whoever showed the form takes it away. */
  | { readonly type: "edit.closed" };
