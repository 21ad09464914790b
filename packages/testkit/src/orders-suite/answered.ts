import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

type Told = { readonly status: number; readonly headers: Headers };

/**
 * What a client gets in the end: a 503 is no answer, so it asks the same again under the same key when the server says
 * that it may. For tests of what is decided, whatever a busy machine puts off.
 */
export async function answered<Answer extends Told>(ask: (key: string) => Promise<Answer>): Promise<Answer> {
  const key = randomUUID();
  for (;;) {
    const answer = await ask(key);
    if (answer.status !== 503) return answer;
    await pause(Number(answer.headers.get("retry-after")) * 1000);
  }
}
