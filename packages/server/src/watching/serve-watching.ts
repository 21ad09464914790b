import type { FastifyInstance } from "fastify";
import { Registry, collectDefaultMetrics } from "prom-client";
import { failureAnswer, sendAnswer } from "../http/index.ts";
import { measureCalls } from "./call-metrics.ts";
import { maySeeMetrics } from "./may-see-metrics.ts";
import { type Judged, isReady, readReadiness } from "./readiness.ts";
import { type Observed, addGauges } from "./server-gauges.ts";

export type Watching = Judged &
  Omit<Observed, "isReady"> & {
    readonly metricsToken: string | undefined;
  };

/** /healthz, /readyz and /metrics: for programs that watch, apart from the API. */
export function serveWatching(app: FastifyInstance, watching: Watching): void {
  const registry = new Registry();
  measureCalls(app, registry);
  const refresh = addGauges(registry, { ...watching, isReady: async () => isReady(await readReadiness(watching)) });
  let hasProcess = false;
  const options = { logLevel: "error" } as const;

  // Nothing is asked: a server whose database is away must not be restarted for it.
  app.get("/healthz", options, async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );

  app.get("/readyz", options, async (_request, reply) => {
    const readiness = await readReadiness(watching);
    const isUp = isReady(readiness);
    return reply
      .header("cache-control", "no-store")
      .code(isUp ? 200 : 503)
      .send({ status: isUp ? "ready" : "not ready", ...readiness });
  });

  app.get("/metrics", options, async (request, reply) => {
    // Not as any other path, where the web app answers with a page: a watcher with a wrong token would read that.
    if (!maySeeMetrics(request.raw, watching.metricsToken))
      return sendAnswer(reply, failureAnswer({ code: "NOT_FOUND" }));
    // Only where somebody looks: they cost a little all the time.
    if (!hasProcess) collectDefaultMetrics({ register: registry });
    hasProcess = true;
    await refresh();
    return reply
      .type(registry.contentType)
      .header("cache-control", "no-store")
      .send(await registry.metrics());
  });
}
