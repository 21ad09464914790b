import type { FastifyInstance } from "fastify";

/** Where a family types its card, in the web app. */
const path = "/card-payment";

export type CardPage = {
  /** Of the provider's form. */
  readonly scriptUrl: string;
  /** Origins of the apps that may show the page in a frame of theirs; the view of a phone's app is none. */
  readonly hosts: readonly string[];
};

/** What its form loads beside the script; which of them exactly, the provider publishes nowhere. */
const ofMercadoPago = [
  "https://*.mercadopago.com",
  "https://*.mercadopago.com.br",
  "https://*.mercadolibre.com",
  "https://*.mercadolivre.com",
  "https://*.mlstatic.com",
];

const isPage = (url: string): boolean => url.split(/[?#]/u)[0]?.replace(/\/+$/u, "") === path;

function policyOf({ scriptUrl, hosts }: CardPage, origins: readonly string[]): string {
  const { origin, hostname } = new URL(scriptUrl);
  const theirs = hostname.endsWith(".mercadopago.com") ? ofMercadoPago : [origin];
  const directives: Readonly<Record<string, readonly string[]>> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...theirs],
    "style-src": ["'self'", "'unsafe-inline'", ...theirs],
    "font-src": ["'self'", "data:", ...theirs],
    "img-src": ["'self'", "data:", ...theirs],
    "connect-src": ["'self'", ...origins, ...theirs],
    "frame-src": theirs,
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": hosts.length === 0 ? ["'none'"] : hosts,
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join(";");
}

/** After the headers of all other pages: this one has its own. CARD-06 */
export function addCardPagePolicy(app: FastifyInstance, page: CardPage, origins: readonly string[]): void {
  const policy = policyOf(page, origins);
  app.addHook("onSend", async (request, reply) => {
    if (request.method !== "GET" || !isPage(request.url)) return;
    reply.headers({
      "content-security-policy": policy,
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
    });
    reply.removeHeader("x-frame-options");
  });
}
