import { createHash } from "node:crypto";
import type { HostedName } from "@cantina/domain/payments";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type ServerDatabase, apiBase, failureAnswer, sendAnswer } from "../http/index.ts";
import { hearChoice } from "./hear-choice.ts";
import { insertEvent } from "./due.queries.ts";
import type { HostedPayments, OnlinePayments } from "./online-payments.ts";
import { findIntentAccount } from "./pages.queries.ts";
import { cameBack, endedText, expired, notAvailable, notOpened, pageHtml, quietPage } from "./page-texts.ts";
import { visitPage } from "./visit-page.ts";

const slugs: Readonly<Record<HostedName, string>> = { DIRECTA24: "directa24", PLEXO: "plexo", MATTILDA: "mattilda" };

/** Below the server's own address. `proof`: what its notices prove themselves by, where nobody signs them. */
export const pagePaths = (name: HostedName) => {
  const base = `${apiBase}/${slugs[name]}`;
  return {
    pay: (token = ""): string => `${base}/pay${token === "" ? "" : `?token=${token}`}`,
    back: `${base}/back`,
    backOf: (proof: string): string => `${base}/back/${proof}`,
    notices: (proof = ""): string => `${base}/notices${proof === "" ? "" : `/${proof}`}`,
  };
};

const shown = (reply: FastifyReply, text: Parameters<typeof pageHtml>[0], status = 200): FastifyReply =>
  reply.code(status).type("text/html; charset=utf-8").send(pageHtml(text));

async function pay(
  { kysely }: ServerDatabase,
  payments: HostedPayments,
  token: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.headers(quietPage);
  const intentId = await payments.tokens.readPage(token, payments.clock.now());
  if (intentId === null) return shown(reply, expired, 400);
  const { name } = payments;
  const visited = await visitPage(kysely, payments, intentId);
  if (visited.ok)
    return visited.value.kind === "PAGE"
      ? reply.redirect(visited.value.url, 303)
      : shown(reply, endedText(name, visited.value.status));
  switch (visited.failure.code) {
    case "INVALID_TOKEN":
      return shown(reply, expired, 400);
    case "NOT_AVAILABLE":
      return shown(reply, notAvailable(name), 503);
    case "NOT_OPENED":
      return shown(reply, notOpened, 502);
  }
}

/** Its books are read by our own keys, whichever canteen it is of. */
const platform = "platform";

type NoticeRequest = FastifyRequest<{ Params: { proof?: string } }>;

/** Kept and answered at once, as the other provider's: the job reads what they hint at. ONLINE-07 */
async function hear(
  { kysely }: ServerDatabase,
  payments: HostedPayments,
  { params: { proof = "" }, headers, ...request }: NoticeRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { name } = payments;
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const header = (key: string): string => {
    const value = headers[key];
    return typeof value === "string" ? value : "";
  };
  const news = payments.hear({ proof, header, body });
  if (news === null) return sendAnswer(reply, failureAnswer({ code: "UNAUTHORIZED_ANONYMOUS" }));
  const { paymentId, mark, told, accountId = platform } = news;
  const fingerprint = createHash("sha256").update(`${mark} `).update(body).digest();
  if (paymentId !== null) await insertEvent(kysely, { provider: name, accountId, paymentId, fingerprint });
  if (told !== undefined) {
    const outcome = told.choice === null ? "KEPT" : await hearChoice(kysely, payments, told.choice);
    return reply.code(200).type("application/json; charset=utf-8").send(told.reply(outcome));
  }
  return reply.code(200).send();
}

/** Once for each payment: a hint to look, as a notice is. What else the address brings is not read. ONLINE-12 */
async function lookOnReturn(
  { kysely }: ServerDatabase,
  { name: provider, returned }: HostedPayments,
  proof: string,
): Promise<void> {
  const paymentId = returned?.(proof) ?? null;
  const accountId = paymentId === null ? undefined : await findIntentAccount(kysely, { provider, paymentId });
  if (paymentId === null || accountId === undefined) return;
  const fingerprint = createHash("sha256").update(`back ${paymentId}`).digest();
  await insertEvent(kysely, { provider, accountId, paymentId, fingerprint });
}

/** The buyer's way to the provider's page and back, and what the provider tells. ONLINE-12 */
function servePagesOf(app: FastifyInstance, db: ServerDatabase, payments: HostedPayments): void {
  const paths = pagePaths(payments.name);
  app.get<{ Querystring: { token?: unknown } }>(paths.pay(), ({ query: { token } }, reply) =>
    pay(db, payments, typeof token === "string" ? token : "", reply),
  );
  app.get(paths.back, (_request, reply) => shown(reply.headers(quietPage), cameBack(payments.name)));
  app.get<{ Params: { proof: string } }>(paths.backOf(":proof"), async ({ params: { proof } }, reply) => {
    await lookOnReturn(db, payments, proof);
    return shown(reply.headers(quietPage), cameBack(payments.name));
  });
  void app.register((scope, _options, done) => {
    // The very bytes may be signed.
    scope.removeContentTypeParser("application/json");
    scope.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, parsed) => {
      parsed(null, body);
    });
    for (const path of [paths.notices(), paths.notices(":proof")])
      scope.post<{ Params: { proof?: string } }>(path, (request, reply) => hear(db, payments, request, reply));
    done();
  });
}

/** The buyer's way to a provider's page and back, and what the provider tells. ONLINE-12 */
export function servePages(app: FastifyInstance, db: ServerDatabase, online: OnlinePayments | null): void {
  for (const payments of Object.values(online?.hosted ?? {})) if (payments !== null) servePagesOf(app, db, payments);
}
