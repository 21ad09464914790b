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
  expiration_month: v.number(),
  expiration_year: v.number(),
  cardholder: v.object({ name: v.string() }),
});
const savedCard = v.object({ card_id: v.string(), security_code: v.pipe(v.string(), v.regex(/^\d{3,4}$/u)) });

/** Of debit among the cards that providers.md §1.8 and the provider's own list name for tests. */
const debitCards: ReadonlySet<string> = new Set(["5287338310253304", "4002768694395619"]);

const fromAnywhere = { "access-control-allow-origin": "*", "access-control-allow-headers": "content-type" };

/** Good for one use; undefined: nobody has saved such a card. */
export function tokenOfSaved(books: Books, cardId: string): string | undefined {
  const owner = [...books.customers.values()].find(({ cards }) => cards.has(cardId));
  const kept = owner?.cards.get(cardId);
  if (owner === undefined || kept === undefined) return undefined;
  const { holder, type, lastFour, month, year } = kept;
  const token = randomUUID().replaceAll("-", "");
  const { publicKey } = owner.seller;
  const card = { publicKey, holder, type, lastFour, month, year, customerId: owner.id, isUsed: false };
  books.cards.set(token, card);
  return token;
}

/** undefined: no card. */
function tokenOfTyped(books: Books, publicKey: string, typed: unknown): string | undefined {
  const read = v.safeParse(typedCard, typed);
  if (!read.success) return undefined;
  const { card_number: number, cardholder, expiration_month: month, expiration_year: year } = read.output;
  const token = randomUUID().replaceAll("-", "");
  const type = debitCards.has(number) ? "debit_card" : "credit_card";
  const card = { publicKey, holder: cardholder.name, type, lastFour: number.slice(-4), month, year };
  books.cards.set(token, { ...card, customerId: null, isUsed: false });
  return token;
}

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
  const typed: unknown = JSON.parse(body);
  const saved = v.safeParse(savedCard, typed);
  const id = saved.success ? tokenOfSaved(books, saved.output.card_id) : tokenOfTyped(books, publicKey, typed);
  if (!isKnown || id === undefined) {
    response.writeHead(400, fromAnywhere).end(JSON.stringify({ message: "invalid card or public_key", status: 400 }));
    return true;
  }
  response.writeHead(201, { ...fromAnywhere, "content-type": "application/json" }).end(JSON.stringify({ id }));
  return true;
}
