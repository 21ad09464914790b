import type { IdempotencyKey } from "../kernel/index.ts";

/** What a form is made for: its fields, what they become, what can be wrong with them, and how saving them ends. */
export type EditTypes = {
  /** What stands in the fields, half typed or not. */
  readonly entry: object;
  /** What is sent. */
  readonly draft: unknown;
  /** What is wrong with the entry, as codes by field. */
  readonly faults: object;
  readonly saved: unknown;
  readonly failure: EditFailure;
};

export type EditFailure = { readonly code: string };

/** What is edited, as it was when the form was opened. */
export type Former<Entry> = {
  readonly entry: Entry;
  /** Counts the edits of the thing; absent: a new one, or one that counts none. */
  readonly version?: number | undefined;
};

/** One press of the button. Whatever becomes of it on the way, it goes out under this key only. FORM-04 */
export type EditAttempt<Draft, Failure extends EditFailure = EditFailure> = {
  readonly key: IdempotencyKey;
  readonly draft: Draft;
  /** Of what the edit was made from. */
  readonly version: number | undefined;
  /** What the server asked about, and the person has confirmed; absent: it asked nothing yet. FORM-12 */
  readonly confirmed?: Failure;
};
