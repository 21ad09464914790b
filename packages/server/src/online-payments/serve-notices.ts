import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import { type ServerDatabase, apiBase, failureAnswer, sendAnswer } from "../http/index.ts";
import { isSigned } from "../mercado-pago/index.ts";
import { insertEvent } from "./due.queries.ts";
import { findLinkOfHook } from "./links.queries.ts";
import type { OnlinePayments } from "./online-payments.ts";
import { insertWalletEvent } from "./wallet-events.queries.ts";

const base = `${apiBase}/mercadopago/notices`;

/** As it is given out; a database could not even be asked for some others. */
const hookSigns = /^[\w-]{32}$/u;

type Place = { readonly country: string; readonly hookToken: string; readonly isOwn: boolean };

/** Of a seller with credentials of their own the secret is theirs: nobody guesses the address instead. */
export const noticePath = ({ country, hookToken, isOwn }: Place): string =>
  `${base}/${isOwn ? `own/${hookToken}` : country}?source_news=webhooks`;

const notice = v.object({
  type: v.optional(v.string()),
  version: v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(64))),
  user_id: v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(64))),
});

const text = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

async function keep({ kysely }: ServerDatabase, request: FastifyRequest, accountId: string | null): Promise<void> {
  const query = request.query as Readonly<Record<string, unknown>>;
  const paymentId = text(query["data.id"]);
  const told = v.safeParse(notice, request.body);
  const kind = text(query["type"]) ?? (told.success ? told.output.type : undefined);
  const account = accountId ?? (told.success ? (told.output.user_id ?? null) : null);
  const fingerprint = createHash("sha256")
    .update(`${paymentId ?? ""} ${JSON.stringify(request.body)}`)
    .digest();
  // Of an agreement its version tells what is new; without one, what was said.
  const version = (told.success ? told.output.version : undefined) ?? fingerprint.toString("hex");
  if (kind === "wallet_connect" && paymentId !== null && /^[\w-]{1,128}$/u.test(paymentId))
    return insertWalletEvent(kysely, { agreementId: paymentId, version });
  // What tells of no payment is nothing that we asked for.
  if (kind !== "payment" || paymentId === null || account === null || !/^\w{1,64}$/u.test(paymentId)) return;
  await insertEvent(kysely, { provider: "MERCADO_PAGO", accountId: account, paymentId, fingerprint });
}

const isGenuine = (request: FastifyRequest, secret: string | undefined): boolean => {
  const signature = text(request.headers["x-signature"]);
  if (secret === undefined || signature === null) return false;
  const query = request.query as Readonly<Record<string, unknown>>;
  return isSigned(
    { dataId: text(query["data.id"]), requestId: text(request.headers["x-request-id"]), signature },
    secret,
  );
};

/** Kept and answered at once: the job reads what they hint at. ONLINE-07 */
export function serveNotices(app: FastifyInstance, db: ServerDatabase, online: OnlinePayments | null): void {
  const payments = online?.mercadoPago ?? null;
  if (payments === null) return;
  const taken = (reply: FastifyReply): FastifyReply => reply.code(200).send();
  app.post<{ Params: { country: string } }>(`${base}/:country`, async (request, reply) => {
    if (!isGenuine(request, payments.webhookSecret(request.params.country)))
      return sendAnswer(reply, failureAnswer({ code: "UNAUTHORIZED_ANONYMOUS" }));
    await keep(db, request, null);
    return taken(reply);
  });
  app.post<{ Params: { hookToken: string } }>(`${base}/own/:hookToken`, async (request, reply) => {
    const { hookToken } = request.params;
    const link = hookSigns.test(hookToken) ? await findLinkOfHook(db.kysely, hookToken) : undefined;
    if (link === undefined) return sendAnswer(reply, failureAnswer({ code: "NOT_FOUND" }));
    await keep(db, request, link.accountId);
    return taken(reply);
  });
}
