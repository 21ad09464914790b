import type { CountDraft } from "./count-draft.ts";

/** Keeps the count that one person has begun on this device. COUNT-09 */
export type CountDraftPort<Id extends string> = {
  readonly load: () => CountDraft<Id>;
  /** Whether it would survive a reload. */
  readonly save: (draft: CountDraft<Id>) => boolean;
};
