import { execFileSync } from "node:child_process";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { listenSecurely } from "../listening/index.ts";
import { testCertificate } from "./test-certificate.ts";

type Behaviour = number | "hang" | "drop after taking" | { readonly redirectTo: string };

type Message = { readonly id: string; readonly timestamp: string; readonly body: string };

export type WebhookReceiver = {
  readonly url: string;
  readonly secret: string;
  /** The authority of its certificate. */
  readonly ca: string;
  /** Every try that came with a right signature, the first first. */
  readonly tries: readonly Message[];
  /** What it took, by id: once each, however often it came. */
  readonly taken: ReadonlyMap<string, unknown>;
  /** What it turned away, and why. */
  readonly turnedAway: readonly string[];
  /** How it answers the next ones; 200 when none is left. */
  readonly answerNext: (...behaviours: readonly Behaviour[]) => void;
  readonly close: () => Promise<void>;
};

/** Made by another program than ours, of what the interface's text says is signed. */
const signed = (secret: string, message: string): string =>
  execFileSync("openssl", ["dgst", "-sha256", "-hmac", secret], { input: message })
    .toString()
    .replace(/^.*=\s*/su, "")
    .trim();

const tolerance = 300;

/**
 * Stands in for the program that is told of premium interest: POST of JSON, `Idempotency-Key`, `X-Cantina-Timestamp`,
 * `X-Cantina-Signature: v1=<hex HMAC-SHA256(secret, timestamp + '.' + raw body)>`.
 */
export async function startWebhookReceiver(secret = "secreto-de-prueba-123"): Promise<WebhookReceiver> {
  const { key, certificate } = testCertificate();
  const tries: Message[] = [];
  const taken = new Map<string, unknown>();
  const turnedAway: string[] = [];
  const next: Behaviour[] = [];

  const faultOf = ({ method, headers }: IncomingMessage, body: string): string | undefined => {
    const { "idempotency-key": id, "x-cantina-timestamp": timestamp, "x-cantina-signature": signature } = headers;
    if (method !== "POST" || headers["content-type"] !== "application/json") return `${method} of something else`;
    if (typeof timestamp !== "string" || !/^\d+$/u.test(timestamp)) return "no timestamp";
    if (Math.abs(Date.now() / 1_000 - Number(timestamp)) > tolerance) return "another time";
    if (signature !== `v1=${signed(secret, `${timestamp}.${body}`)}`) return "another signature";
    return (JSON.parse(body) as { readonly id?: unknown }).id === id ? undefined : "another id";
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const fault = faultOf(request, body);
    const behaviour = next.shift() ?? 200;
    if (fault !== undefined) {
      turnedAway.push(fault);
      return void response.writeHead(401).end();
    }
    const message = { id: String(request.headers["idempotency-key"]), body };
    tries.push({ ...message, timestamp: String(request.headers["x-cantina-timestamp"]) });
    if (behaviour === "hang") return;
    if (typeof behaviour === "object") return void response.writeHead(307, { location: behaviour.redirectTo }).end();
    if (behaviour === "drop after taking" || (behaviour >= 200 && behaviour < 300))
      taken.set(message.id, JSON.parse(body));
    if (behaviour === "drop after taking") return void request.socket.destroy();
    response.writeHead(behaviour).end("recibido");
  }

  const identity = { key, cert: certificate };
  const { origin, close } = await listenSecurely(identity, (request, response) => void answer(request, response));
  return {
    url: `${origin}/premium`,
    secret,
    ca: certificate,
    tries,
    taken,
    turnedAway,
    answerNext: (...behaviours) => void next.push(...behaviours),
    close,
  };
}
