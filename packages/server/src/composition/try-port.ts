import { createServer } from "node:net";
import { type Result, accepted, refused } from "@cantina/domain/kernel";
import type { StartFailure } from "./start-failure.ts";

type Place = { readonly port: number; readonly host: string };

/** undefined: not a fault of the address. */
export function listenFailure(error: unknown, { port, host }: Place): StartFailure | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") return { code: "PORT_TAKEN", port };
  if (code === "EACCES") return { code: "PORT_FORBIDDEN", port };
  return code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN"
    ? { code: "HOST_UNKNOWN", host }
    : undefined;
}

/** Asked before the database starts, so that a taken port costs nobody a first start. */
export const tryPort = (place: Place): Promise<Result<null, StartFailure>> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error) => {
      const failure = listenFailure(error, place);
      if (failure === undefined) reject(error);
      else resolve(refused(failure));
    });
    probe.listen(place.port, place.host, () => probe.close(() => resolve(accepted(null))));
  });
