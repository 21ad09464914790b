import { serverTimeHeader } from "@cantina/contract/calls";
import type { Line } from "./line.ts";

/** What the app hears of the server's clock from now on, in milliseconds since 1970. */
export const tellTime = (line: Line, now: () => number): (() => void) =>
  line.meet(/^\/api\//u, async (send) => {
    const answer = await send();
    const headers = new Headers(answer.headers);
    headers.set(serverTimeHeader, new Date(now()).toISOString());
    return new Response(answer.body, { status: answer.status, headers });
  });
