import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Answer } from "../faults/index.ts";
import { problem, sellerOf, unauthorised } from "./answers.ts";
import { type Books, type CallKind, type Customer, type KeptCard, methodOf } from "./books.ts";
import type { Seller } from "./seller.ts";

/** As GET /v1/customers/{id}/cards writes it: more than anybody asked for. */
const cardJson = ({ id: customerId }: Customer, card: KeptCard) => ({
  id: card.id,
  customer_id: customerId,
  first_six_digits: "450995",
  last_four_digits: card.lastFour,
  expiration_month: card.month,
  expiration_year: card.year,
  cardholder: { name: card.holder, identification: { type: "DNI", number: "12345678" } },
  payment_method: { id: methodOf(card.type), name: methodOf(card.type), payment_type_id: card.type },
  issuer: { id: 310, name: "Banco de prueba" },
  security_code: { length: 3, card_location: "back" },
  date_created: new Date(card.createdAt).toISOString(),
});

const customerJson = ({ id, email }: Customer) => ({ id, email, cards: [] });

const customersOf = (books: Books, seller: Seller): readonly Customer[] =>
  [...books.customers.values()].filter((customer) => customer.seller === seller);

function addCustomer(books: Books, seller: Seller, email: unknown): Answer {
  if (typeof email !== "string" || !email.includes("@")) return problem(400, "invalid email", 106);
  if (customersOf(books, seller).some((customer) => customer.email === email))
    return problem(400, "the customer already exist", 101);
  const id = `${seller.userId}-${randomUUID().slice(0, 8)}`;
  const customer: Customer = { id, seller, email, createdAt: books.tick(), cards: new Map() };
  books.customers.set(id, customer);
  return { status: 201, json: customerJson(customer) };
}

function addCard(books: Books, customer: Customer, token: unknown): Answer {
  const typed = books.cards.get(String(token));
  if (typed === undefined || typed.publicKey !== customer.seller.publicKey)
    return problem(400, "Card Token not found", 2006);
  if (typed.isUsed) return problem(400, "Invalid card_token_id", 3003);
  typed.isUsed = true;
  const { holder, type, lastFour, month, year } = typed;
  const known = [...customer.cards.values()].find((card) => card.lastFour === lastFour && card.type === type);
  books.lastId += 1;
  const card = known ?? { id: String(books.lastId), holder, type, lastFour, month, year, createdAt: books.tick() };
  customer.cards.set(card.id, card);
  return { status: 201, json: cardJson(customer, card) };
}

function removeCard(customer: Customer, cardId: string): Answer {
  const card = customer.cards.get(cardId);
  if (card === undefined) return problem(404, "Card not found", "not_found");
  customer.cards.delete(cardId);
  return { status: 200, json: cardJson(customer, card) };
}

export type AskedOfCustomers = { readonly kind: CallKind; readonly answer: () => Answer };

/** Customers and their cards; undefined: none of these calls. */
export function askedOfCustomers(
  books: Books,
  { method = "", url = "", headers }: IncomingMessage,
  body: string,
): AskedOfCustomers | undefined {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  const asSeller = (work: (seller: Seller) => Answer) => (): Answer => {
    const seller = sellerOf(books, headers.authorization);
    return seller === undefined ? unauthorised : work(seller);
  };
  const given = (name: string): unknown => (JSON.parse(body) as Readonly<Record<string, unknown>>)[name];
  if (method === "POST" && pathname === "/v1/customers")
    return { kind: "addCustomer", answer: asSeller((seller) => addCustomer(books, seller, given("email"))) };
  if (method === "GET" && pathname === "/v1/customers/search")
    return {
      kind: "findCustomer",
      answer: asSeller((seller) => {
        const of = customersOf(books, seller).filter(({ email }) => email === searchParams.get("email"));
        return {
          status: 200,
          json: { paging: { total: of.length, limit: 10, offset: 0 }, results: of.map(customerJson) },
        };
      }),
    };
  const [, customerId, cardId] = /^\/v1\/customers\/([\w-]+)\/cards(?:\/(\w+))?$/u.exec(pathname) ?? [];
  if (customerId === undefined) return undefined;
  const asOwner = (work: (customer: Customer) => Answer) =>
    asSeller((seller) => {
      const customer = books.customers.get(customerId);
      if (customer === undefined || customer.seller !== seller) return problem(404, "Customer not found", "not_found");
      if (books.hiddenCustomerCalls > 0) {
        books.hiddenCustomerCalls -= 1;
        return problem(404, "Customer not found", "not_found");
      }
      return work(customer);
    });
  if (method === "POST" && cardId === undefined)
    return { kind: "addCard", answer: asOwner((customer) => addCard(books, customer, given("token"))) };
  if (method === "GET" && cardId === undefined)
    return {
      kind: "listCards",
      answer: asOwner((customer) => ({
        status: 200,
        json: [...customer.cards.values()].map((card) => cardJson(customer, card)),
      })),
    };
  if (method === "DELETE" && cardId !== undefined)
    return { kind: "removeCard", answer: asOwner((customer) => removeCard(customer, cardId)) };
  return undefined;
}
