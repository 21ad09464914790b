import type { FastifyInstance } from "fastify";
import { Counter, Histogram, type Registry } from "prom-client";

const orders = "/api/cafeterias/:cafeteriaId/transactions/orders";
/** Patterns of the calls that book a sale: at the counter or in the app, and what a till sold without a connection. */
const saleRoutes: ReadonlySet<string> = new Set([orders, `${orders}/late`]);

/**
 * Sales and the latency of each call. Its label is the route's pattern, never the address: there are as many series as
 * the contract has calls, whatever anybody asks for. RUN-02
 */
export function measureCalls(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: "cantina_call_duration_seconds",
    help: "From a call's first byte to its answer's last, by the pattern of its route.",
    labelNames: ["method", "route", "outcome"] as const,
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  });
  const sales = new Counter({
    name: "cantina_sales_total",
    help: "Sales that were answered as booked, those without a connection too; one that a till asked about again counts again.",
    registers: [registry],
  });
  app.addHook("onResponse", async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? "none";
    const outcome = `${Math.trunc(reply.statusCode / 100)}xx`;
    duration.observe({ method, route, outcome }, reply.elapsedTime / 1_000);
    if (method === "POST" && saleRoutes.has(route) && reply.statusCode === 200) sales.inc();
  });
}
