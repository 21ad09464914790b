import { createHmac } from "node:crypto";
import { request } from "node:https";
import { isIP } from "node:net";
import { type Result, accepted, refused } from "@cantina/domain/kernel";
import { isPublicAddress } from "./is-public-address.ts";
import { publicLookup } from "./public-lookup.ts";
import type { WebhookFailure, WebhookMessage, WebhookPort } from "./webhook.port.ts";

export type HttpsWebhook = {
  /** Of https. */
  readonly url: string;
  readonly secret: string;
  /** For who runs the other program in the same house. */
  readonly allowsPrivate?: boolean;
  /** Of an authority that isn't everybody's. */
  readonly ca?: string;
  readonly limitMs?: number;
};

const notTaken = (reason: string): Result<null, WebhookFailure> => refused({ code: "WEBHOOK_NOT_TAKEN", reason });

const headersOf = ({ id, body }: WebhookMessage, secret: string): Readonly<Record<string, string | number>> => {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signature = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
  return {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    "idempotency-key": id,
    "x-cantina-timestamp": timestamp,
    "x-cantina-signature": `v1=${signature}`,
  };
};

/** Tells a program by its address. A redirect is an answer like any other that isn't 2xx. WEBHOOK-03 WEBHOOK-04 */
export function httpsWebhook({ url, secret, allowsPrivate = false, ca, limitMs = 10_000 }: HttpsWebhook): WebhookPort {
  const { hostname, protocol } = new URL(url);
  const literal = hostname.replace(/^\[(.*)\]$/u, "$1");
  // A literal address is looked up by nobody.
  const isShut = protocol !== "https:" || (!allowsPrivate && isIP(literal) !== 0 && !isPublicAddress(literal));
  return {
    post: (message) =>
      new Promise((resolve) => {
        if (isShut) return resolve(notTaken(`${hostname} is no public address of https`));
        const asking = request(url, {
          method: "POST",
          headers: headersOf(message, secret),
          agent: false,
          signal: AbortSignal.timeout(limitMs),
          ...(allowsPrivate ? {} : { lookup: publicLookup() }),
          ...(ca === undefined ? {} : { ca }),
        });
        asking.on("response", (response) => {
          const { statusCode = 0 } = response;
          // Nobody reads what it says.
          response.on("error", () => undefined).destroy();
          resolve(statusCode >= 200 && statusCode < 300 ? accepted(null) : notTaken(`HTTP ${statusCode}`));
        });
        asking.on("error", (error) => resolve(notTaken(String(error))));
        asking.end(message.body);
      }),
  };
}
