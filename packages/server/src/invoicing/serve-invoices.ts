import type { FastifyInstance } from "fastify";
import { type ServerDatabase, failureAnswer, sendAnswer } from "../http/index.ts";
import { invoiceHtml } from "./invoice-html.ts";
import { findInvoicePage } from "./invoice-page.queries.ts";
import { invoiceBase } from "./invoice-path.ts";
import type { Invoicing } from "./invoicing.ts";

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/** No token: who has the address may read it, and nobody guesses one. INVOICING-07 */
export function serveInvoices(app: FastifyInstance, { kysely }: ServerDatabase, invoicing: Invoicing | null): void {
  if (invoicing === null) return;
  app.get<{ Params: { linkId: string } }>(`${invoiceBase}/:linkId`, async (request, reply) => {
    const { linkId } = request.params;
    const page = uuid.test(linkId) ? await findInvoicePage(kysely, linkId) : undefined;
    if (page === undefined) return sendAnswer(reply, failureAnswer({ code: "NOT_FOUND" }));
    return reply
      .headers({
        "cache-control": "private, no-store",
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
        "referrer-policy": "no-referrer",
      })
      .type("text/html; charset=utf-8")
      .send(invoiceHtml(page, invoicing.qrBase));
  });
}
