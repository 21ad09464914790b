import type { ApiFailure } from "../../failures/failure.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import * as texts from "../../texts/provider-link.ts";

/** Why it was not linked, in words of who links. */
export function reasonOf(failure: ApiFailure): string {
  if (failure.code === "INVALID_TOKEN") return texts.requestLost;
  return failure.code === "MP_NOT_AVAILABLE" ? texts.applicationMissing : sentenceOf(failure);
}
