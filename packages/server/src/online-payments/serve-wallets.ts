import type { FastifyInstance, FastifyReply } from "fastify";
import { type ServerDatabase, apiBase } from "../http/index.ts";
import { returnFromConsent, visitConsent } from "./link-wallet.ts";
import type { OnlinePayments } from "./online-payments.ts";
import { pageHtml, quietPage } from "./page-texts.ts";
import { type WalletPayments, walletsOf } from "./wallet-access.ts";
import { walletPages } from "./wallet-page-texts.ts";

const base = `${apiBase}/mercadopago/wallet`;

/** Below the server's own address. Where the buyer comes back to has no parameters: the provider knows it to the letter. */
export const walletPaths = {
  link: (token = ""): string => `${base}/link${token === "" ? "" : `?token=${token}`}`,
  back: `${base}/back`,
};

const shown = (reply: FastifyReply, page: keyof typeof walletPages, status = 200): FastifyReply =>
  reply.code(status).type("text/html; charset=utf-8").send(pageHtml(walletPages[page]));

const statuses = { LINKED: 200, REFUSED: 200, NOT_LINKED: 502, EXPIRED: 400 } as const;

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** For the browser that was led to the consent, and no other; for as long as it may take. */
const cookieName = "cantina_wallet";
const cookieOf = (flowId: string, isSecure: boolean): string =>
  `${cookieName}=${flowId}; Path=${base}; Max-Age=900; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
const cookieIn = (header: string | undefined): string =>
  (header ?? "")
    .split(";")
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1) ?? "";

/** Which wallet the browser comes back with: by what the provider tells of it, or what the browser was given. WALLET-01 */
function walletOf({ tokens }: WalletPayments, told: string, cookie: string): string | null {
  const ids = [told, cookie].filter((flow) => flow !== "").map((flow) => tokens.readFlow(flow));
  const [first = null, second = first] = ids;
  return first === second ? first : null;
}

/** The buyer's way to the page of consent and back. WALLET-01 */
export function serveWallets(
  app: FastifyInstance,
  { kysely }: ServerDatabase,
  online: OnlinePayments | null,
  isSecure: boolean,
): void {
  const payments = walletsOf(online?.mercadoPago);
  if (payments === null) return;
  const { tokens, clock } = payments;
  app.get<{ Querystring: { token?: unknown } }>(walletPaths.link(), async ({ query }, reply) => {
    reply.headers(quietPage);
    const id = await tokens.readWallet(text(query.token), clock.now());
    if (id === null) return shown(reply, "EXPIRED", 400);
    const flowId = tokens.signFlow(id);
    const visited = await visitConsent(kysely, payments, id, flowId);
    if (!visited.ok) return shown(reply, visited.failure.code, visited.failure.code === "EXPIRED" ? 400 : 503);
    if (visited.value.kind === "LINKED") return shown(reply, "LINKED");
    return reply.header("set-cookie", cookieOf(flowId, isSecure)).redirect(visited.value.url, 303);
  });
  app.get<{ Querystring: { code?: unknown; external_flow_id?: unknown } }>(
    walletPaths.back,
    async ({ query, headers }, reply) => {
      reply.headers(quietPage);
      const id = walletOf(payments, text(query.external_flow_id), cookieIn(headers.cookie));
      if (id === null) return shown(reply, "EXPIRED", 400);
      const code = text(query.code);
      const { kind } = await returnFromConsent(kysely, payments, { id, code: code === "" ? null : code });
      return shown(reply, kind, statuses[kind]);
    },
  );
}
