import type { FastifyInstance } from "fastify";
import { unavailable } from "./failures.ts";
import type { ServerDatabase } from "./context.ts";
import { apiBase, sendAnswer } from "./serve-route.ts";

/** Whether calls can be answered, for whoever watches over the server. */
export function serveHealth(app: FastifyInstance, database: Pick<ServerDatabase, "query">): void {
  app.get(`${apiBase}/health`, async (_request, reply) => {
    try {
      await database.query("select 1", []);
      return sendAnswer(reply, { status: 200, answer: JSON.stringify({ data: { status: "ok" } }) });
    } catch {
      return sendAnswer(reply, unavailable);
    }
  });
}
