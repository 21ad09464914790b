import { serverTimeHeader } from "@cantina/contract/calls";
import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";
import { isApiPath } from "./failures.ts";

const forNobody = { origin: false };

/** Pages served from these addresses may call the API; without any, browsers keep every foreign page out. */
export async function allowOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  const forThem = {
    origin: [...origins],
    methods: ["GET", "POST", "PUT", "PATCH", "DELETE"],
    allowedHeaders: ["authorization", "content-type", "idempotency-key", "x-device-token", "x-request-id", "x-tab-id"],
    exposedHeaders: ["retry-after", "x-device-token", "x-request-id", serverTimeHeader],
    maxAge: 600,
  };
  await app.register(cors, {
    delegator: (request, done) => done(null, isApiPath(request.url ?? "") ? forThem : forNobody),
  });
}
