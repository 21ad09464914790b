import type { ApiFailure } from "@cantina/adapters/http";
import { type Result, accepted, refused } from "@cantina/domain/kernel";

import type { RawAnswer } from "../orders-suite/index.ts";
import { persist } from "../replay/index.ts";
import type { CertainAnswer } from "./journal.ts";

/** No pause is longer than 400 ms, since outages here are short. */
const mostPauses = 3;

/** Sends the same again until an answer says whether it happened: neither silence nor a 5xx does. */
export async function sendUntilCertain(send: () => Promise<RawAnswer>): Promise<CertainAnswer> {
  let tries = 0;
  const attempt = async (): Promise<Result<RawAnswer, ApiFailure>> => {
    tries += 1;
    try {
      const answer = await send();
      return answer.status < 500 ? accepted(answer) : refused({ code: "UNREACHABLE" });
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
