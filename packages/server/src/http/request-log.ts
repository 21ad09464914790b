import type { FastifyServerOptions } from "fastify";
import { errorForLog } from "./error-for-log.ts";
import { redactUrl } from "../realtime/index.ts";

export type LogOptions = {
  readonly level: string;
  readonly stream: { readonly write: (line: string) => void } | undefined;
};

/** JSON lines without secrets. */
export const requestLog = ({ level, stream }: LogOptions): NonNullable<FastifyServerOptions["logger"]> => ({
  level,
  ...(stream === undefined ? {} : { stream: { write: (line: string) => stream.write(line) } }),
  redact: ["req.headers.authorization", "headers.authorization", "access_token"],
  serializers: {
    err: errorForLog,
    problem: (problem: unknown) => (problem instanceof Error ? errorForLog(problem) : problem),
    req: (request) => ({ method: request.method, url: redactUrl(request.url), address: request.ip }),
  },
});
