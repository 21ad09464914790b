import type { FastifyServerOptions } from "fastify";

export type LogOptions = {
  readonly level: string;
  readonly stream: { readonly write: (line: string) => void } | undefined;
};

/** Browsers send the hub's token in the address. */
const withoutToken = (url: string): string => url.replaceAll(/(access_token=)[^&#]*/giu, "$1[…]");

/** JSON lines without secrets. */
export const requestLog = ({ level, stream }: LogOptions): NonNullable<FastifyServerOptions["logger"]> => ({
  level,
  ...(stream === undefined ? {} : { stream: { write: (line: string) => stream.write(line) } }),
  redact: ["req.headers.authorization", "headers.authorization", "access_token"],
  serializers: {
    req: (request) => ({ method: request.method, url: withoutToken(request.url), address: request.ip }),
  },
});
