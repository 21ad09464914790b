import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** The address of another server, as a policy names it: what it serves is not ours, but the app may read it. */
const originsOf = (apiUrl: string | null): readonly string[] => (apiUrl === null ? [] : [new URL(apiUrl).origin]);

/** No foreign script, frame or style; HTTPS is not forced, because a canteen's server is often plain HTTP on its own network. */
export async function addSecurityHeaders(app: FastifyInstance, apiUrl: string | null): Promise<void> {
  const origins = originsOf(apiUrl);
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
        connectSrc: ["'self'", "ws:", "wss:", ...origins],
        workerSrc: ["'self'", "blob:"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: false,
    referrerPolicy: { policy: "same-origin" },
    xFrameOptions: { action: "deny" },
  });
}
