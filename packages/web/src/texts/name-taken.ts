import type { ApiFailure } from "../failures/failure.ts";
import { failureSentences, sentenceOf } from "./failure-sentences.ts";

const isNameTaken = (failure: ApiFailure | null): boolean => failure?.code === "NAME_TAKEN";

/** At the field, where the name that was sent is another's. EDIT-17 */
export const nameTakenText = (failure: ApiFailure | null): string | undefined =>
  isNameTaken(failure) ? failureSentences.NAME_TAKEN : undefined;

/** At the form, what is not told at the name. */
export const besideNameText = (failure: ApiFailure): string | null =>
  isNameTaken(failure) ? null : sentenceOf(failure);
