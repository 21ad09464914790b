import type { ApiFailure } from "@cantina/adapters/http";
import { type Result, accepted, refused } from "@cantina/domain/kernel";

import type { RawAnswer } from "../orders-suite/index.ts";
import { persist } from "../replay/index.ts";
import type { CertainAnswer } from "./journal.ts";
import { within } from "./within.ts";

/** No pause is longer than 400 ms, since outages here are short. */
const mostPauses = 3;
/** A caller who hears nothing for so long asks again; the first call may still be under way. */
const patienceMs = 8_000;
/** Of a session that is not believed, or of too many at once: neither says what became of the call. */
const undecided = [401, 429];

export const isCertain = (status: number): boolean => status < 500 && !undecided.includes(status);

/** Sends the same again until an answer says whether it happened: neither silence nor a 5xx does. */
export async function sendUntilCertain(send: () => Promise<RawAnswer>): Promise<CertainAnswer> {
  let tries = 0;
  const attempt = async (): Promise<Result<RawAnswer, ApiFailure>> => {
    tries += 1;
    try {
      const answer = await within(patienceMs, send());
      return isCertain(answer.status) ? accepted(answer) : refused({ code: "UNREACHABLE" });
    } catch {
      // Nothing, or half an answer that is no JSON.
      return refused({ code: "UNREACHABLE" });
    }
  };
  for (;;) {
    const sent = await persist(attempt, mostPauses);
    if (sent.ok) return { status: sent.value.status, text: sent.value.text, tries };
  }
}
