import { faultSchema, faultsPath } from "@cantina/contract/faults";
import type { FaultPort } from "@cantina/domain/faults";
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { apiBase } from "../http/index.ts";

const bodyLimit = 16 * 1024;
const aMinute = 10;
const mostCallers = 1_000;

/** How often each address has told something in this minute. */
function minuteCounts(): (address: string) => number {
  let minute = 0;
  const counts = new Map<string, number>();
  return (address) => {
    const now = Math.floor(performance.now() / 60_000);
    if (now !== minute) counts.clear();
    minute = now;
    const count = (counts.get(address) ?? (counts.size < mostCallers ? 0 : aMinute)) + 1;
    if (counts.size < mostCallers || counts.has(address)) counts.set(address, count);
    return count;
  };
}

/** Where pages tell of their errors, signed in or not; the answer says nothing of what became of it. FAULTS-02 */
export function serveFaults(app: FastifyInstance, faults: FaultPort | null): void {
  const count = minuteCounts();
  app.post(`${apiBase}${faultsPath}`, { bodyLimit, logLevel: "error" }, async (request, reply) => {
    const read = v.safeParse(faultSchema, request.body);
    if (faults !== null && read.success && count(request.ip) <= aMinute) faults.report(read.output);
    return reply.code(204).send();
  });
}
