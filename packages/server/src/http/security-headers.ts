import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** The address of another server, as a policy names it: what it serves is not ours, but the app may read it. */
const originsOf = (apiUrl: string | null): readonly string[] => (apiUrl === null ? [] : [new URL(apiUrl).origin]);

/** Hub of that server. */
const hubsOf = (origins: readonly string[]): readonly string[] =>
  origins.map((origin) => origin.replace(/^http/u, "ws"));

// A till needs none of them.
const noDevices = ["camera", "microphone", "geolocation", "payment", "usb", "serial", "bluetooth", "display-capture"]
  .map((device) => `${device}=()`)
  .join(", ");

const halfYear = 180 * 24 * 3600;

type HeaderNeeds = { readonly apiUrl: string | null; readonly isSecure: boolean };

/** No foreign script, frame or style. HTTPS is kept to once it is there; a canteen's own network often has none. */
export async function addSecurityHeaders(app: FastifyInstance, { apiUrl, isSecure }: HeaderNeeds): Promise<void> {
  const origins = originsOf(apiUrl);
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("permissions-policy", noDevices);
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:", ...origins],
        fontSrc: ["'self'", "data:"],
        // The till's printer listens on a loopback websocket.
        connectSrc: ["'self'", "ws://127.0.0.1:*", ...origins, ...hubsOf(origins)],
        workerSrc: ["'self'", "blob:"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: halfYear, includeSubDomains: false } : false,
    referrerPolicy: { policy: "same-origin" },
    xFrameOptions: { action: "deny" },
  });
}
