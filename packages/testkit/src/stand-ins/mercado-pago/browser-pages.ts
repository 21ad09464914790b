import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import * as v from "valibot";
import type { Books } from "./books.ts";
import { consentPage } from "./consent-page.ts";
import { pageScript } from "./page-script.ts";

export type Visit = { readonly request: IncomingMessage; readonly response: ServerResponse; readonly body: string };

const typedCard = v.object({
  card_number: v.string(),
  security_code: v.string(),
  cardholder: v.object({ name: v.string() }),
});

/** Of debit among the cards that providers.md §1.8 and the provider's own list name for tests. */
const debitCards: ReadonlySet<string> = new Set(["5287338310253304", "4002768694395619"]);

const fromAnywhere = { "access-control-allow-origin": "*", "access-control-allow-headers": "content-type" };

/** What the browser asks, and no server: the script, tokens for its form, and the seller's consent. False: none of these. */
export function servePages(books: Books, consent: (address: string) => URL, visit: Visit): boolean {
  const { request, response, body } = visit;
  const { pathname, searchParams, href } = new URL(request.url ?? "", `http://${request.headers.host ?? "localhost"}`);
  if (pathname === "/js/v2") {
    response.writeHead(200, { "content-type": "text/javascript; charset=utf-8" }).end(pageScript);
    return true;
  }
  if (pathname === "/authorization" && request.method === "GET") {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(consentPage);
    return true;
  }
  if (pathname === "/authorization") {
    const back = consent(href);
    if (body.includes("cancel=")) {
      back.searchParams.delete("code");
      back.searchParams.set("error", "access_denied");
    }
    response.writeHead(303, { location: back.href }).end();
    return true;
  }
  if (pathname !== "/v1/card_tokens") return false;
  if (request.method === "OPTIONS") {
    response.writeHead(204, { ...fromAnywhere, "access-control-allow-methods": "POST" }).end();
    return true;
  }
  const publicKey = searchParams.get("public_key") ?? "";
  const isKnown = [...books.sellers.values()].some((seller) => seller.publicKey === publicKey);
  const card = v.safeParse(typedCard, JSON.parse(body));
  if (!isKnown || !card.success) {
    response.writeHead(400, fromAnywhere).end(JSON.stringify({ message: "invalid card or public_key", status: 400 }));
    return true;
  }
  const id = randomUUID().replaceAll("-", "");
  const type = debitCards.has(card.output.card_number) ? "debit_card" : "credit_card";
  books.cards.set(id, { publicKey, holder: card.output.cardholder.name, type, isUsed: false });
  response.writeHead(201, { ...fromAnywhere, "content-type": "application/json" }).end(JSON.stringify({ id }));
  return true;
}
