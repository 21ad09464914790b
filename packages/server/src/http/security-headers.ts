import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import { type CardPage, addCardPagePolicy } from "./card-page-policy.ts";
import { intercomHosts, noHosts } from "./intercom-hosts.ts";

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

type HeaderNeeds = {
  readonly apiUrl: string | null;
  readonly isSecure: boolean;
  /** Whether pages may open the help centre. */
  readonly hasIntercom: boolean;
  /** null: nobody pays online. */
  readonly cardPage: CardPage | null;
};

/** No foreign script, frame or style but the help centre's and the card form's, where there is one. HTTPS is kept to once it is there; a canteen's own network often has none. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { apiUrl, isSecure, hasIntercom, cardPage }: HeaderNeeds,
): Promise<void> {
  const hosts = hasIntercom ? intercomHosts : noHosts;
  const origins = originsOf(apiUrl);
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("permissions-policy", noDevices);
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...hosts.script],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:", ...origins, ...hosts.image],
        mediaSrc: ["'self'", ...hosts.media],
        fontSrc: ["'self'", "data:", ...hosts.font],
        // The till's printer listens on a loopback websocket.
        connectSrc: ["'self'", "ws://127.0.0.1:*", ...origins, ...hubsOf(origins), ...hosts.connect],
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
  if (cardPage !== null) addCardPagePolicy(app, cardPage, origins);
}
