import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import { type ServerDatabase, apiBase, failureAnswer, sendAnswer } from "../http/index.ts";
import { insertEvent } from "./due.queries.ts";
import type { HostedPayments, OnlinePayments } from "./online-payments.ts";
import { cameBack, endedText, expired, notAvailable, notOpened, pageHtml } from "./page-texts.ts";
import { visitPage } from "./visit-page.ts";

const base = `${apiBase}/directa24`;

/** Below the server's own address. */
export const pagePaths = {
  pay: (token: string): string => `${base}/pay?token=${token}`,
  back: `${base}/back`,
  notices: `${base}/notices`,
};

const shown = (reply: FastifyReply, text: Parameters<typeof pageHtml>[0], status = 200): FastifyReply =>
  reply.code(status).type("text/html; charset=utf-8").send(pageHtml(text));

const quiet = {
  "cache-control": "private, no-store",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
  "referrer-policy": "no-referrer",
};

async function pay(
  { kysely }: ServerDatabase,
  payments: HostedPayments,
  token: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.headers(quiet);
  const intentId = await payments.tokens.readPage(token, payments.clock.now());
  if (intentId === null) return shown(reply, expired, 400);
  const visited = await visitPage(kysely, payments, intentId);
  if (visited.ok)
    return visited.value.kind === "PAGE"
      ? reply.redirect(visited.value.url, 303)
      : shown(reply, endedText(visited.value.status));
  switch (visited.failure.code) {
    case "INVALID_TOKEN":
      return shown(reply, expired, 400);
    case "D24_NOT_AVAILABLE":
      return shown(reply, notAvailable, 503);
    case "NOT_OPENED":
      return shown(reply, notOpened, 502);
  }
}

const notice = v.object({
  deposit_id: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\w{1,64}$/u)),
});

/** Its books are read by our own keys, whichever canteen it is of. */
const platform = "platform";

const header = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === "string" ? value : "";
};

function depositIn(body: Buffer): string | null {
  try {
    const read = v.safeParse(notice, JSON.parse(body.toString("utf8")));
    return read.success ? read.output.deposit_id : null;
  } catch {
    return null;
  }
}

/** Kept and answered at once, as the other provider's: the job reads what they hint at. ONLINE-07 */
async function hear(
  { kysely }: ServerDatabase,
  payments: HostedPayments,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const [login, date] = [header(request, "x-login"), header(request, "x-date")];
  const authorization = header(request, "authorization");
  if (!payments.isGenuine({ login, date, authorization, body }))
    return sendAnswer(reply, failureAnswer({ code: "UNAUTHORIZED_ANONYMOUS" }));
  const paymentId = depositIn(body);
  // Its text is the same each time: what tells one notice from another is when it was signed.
  const fingerprint = createHash("sha256").update(`${date} `).update(body).digest();
  if (paymentId !== null)
    await insertEvent(kysely, { provider: "DIRECTA24", accountId: platform, paymentId, fingerprint });
  return reply.code(200).send();
}

/** The buyer's way to the provider's page and back, and what the provider tells. ONLINE-12 */
export function servePages(app: FastifyInstance, db: ServerDatabase, online: OnlinePayments | null): void {
  const payments = online?.directa24 ?? null;
  if (payments === null) return;
  app.get<{ Querystring: { token?: unknown } }>(`${base}/pay`, ({ query: { token } }, reply) =>
    pay(db, payments, typeof token === "string" ? token : "", reply),
  );
  app.get(pagePaths.back, (_request, reply) => shown(reply.headers(quiet), cameBack));
  void app.register((scope, _options, done) => {
    // The very bytes are signed.
    scope.removeContentTypeParser("application/json");
    scope.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, parsed) => {
      parsed(null, body);
    });
    scope.post(pagePaths.notices, (request, reply) => hear(db, payments, request, reply));
    done();
  });
}
