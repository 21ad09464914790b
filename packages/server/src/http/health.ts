import type { FastifyInstance } from "fastify";
import { unavailable } from "./failures.ts";
import type { ServerDatabase } from "./context.ts";
import { apiBase, sendAnswer } from "./serve-route.ts";

/** Of the server's setting, in words of ours; /health is open to everybody. */
export type Shortcoming = "DATABASE_ROLE_TOO_STRONG";

export type Health = Pick<ServerDatabase, "query"> & { readonly shortcomings: readonly Shortcoming[] };

/** Whether calls can be answered, for whoever watches over the server. */
export function serveHealth(app: FastifyInstance, { query, shortcomings }: Health): void {
  app.get(`${apiBase}/health`, async (_request, reply) => {
    try {
      await query("select 1", []);
      return sendAnswer(reply, {
        status: 200,
        answer: JSON.stringify({ data: { status: "ok", ...(shortcomings.length === 0 ? {} : { shortcomings }) } }),
      });
    } catch {
      return sendAnswer(reply, unavailable);
    }
  });
}
