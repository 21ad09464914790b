import type { IncomingMessage, ServerResponse } from "node:http";
import { text as textOf } from "node:stream/consumers";
import { BrokenInvariant } from "@cantina/domain/kernel";
import { listen } from "../../listening/index.ts";
import { type Answer, type Fault, befall, write } from "../faults/index.ts";
import { openSession, payOn, problem, queryPayments, readPayment, refundPayment, refusal } from "./answers.ts";
import {
  type KeptPayment,
  type KeptSession,
  type PlexoBooks,
  type PlexoCall,
  type PlexoStatus,
  firstMerchant,
  newPlexoBooks,
  paymentJson,
} from "./books.ts";
import { buttons, hostedPage, isButton } from "./hosted-page.ts";

export type PlexoStandIn = {
  /** How a server reaches it. */
  readonly settings: { readonly apiUrl: string; readonly clientId: string; readonly apiKey: string };
  /** As the system administrator types it. */
  readonly firstCommerce: string;
  /** One that Plexo has made for another canteen. */
  readonly addMerchant: (id: number) => void;
  readonly failNext: (kind: PlexoCall, ...faults: readonly Fault[]) => void;
  readonly forgetFaults: () => void;
  readonly sessions: () => readonly KeptSession[];
  readonly tries: () => readonly KeptPayment[];
  /** As those who compare both books know them: what was tried on a page goes by the page's name, and so does a page on which nothing was. */
  readonly payments: () => readonly {
    readonly id: string;
    readonly reference: string;
    readonly amount: number;
    readonly status: string;
  }[];
  readonly complaints: () => readonly string[];
  /** As a buyer on its page. */
  readonly pay: (session: KeptSession, status?: PlexoStatus) => KeptPayment;
  /** What its panel can't do, and a bug of its own could. */
  readonly alter: (
    payment: KeptPayment,
    by: Partial<Pick<KeptPayment, "amount" | "currency" | "merchantId" | "status">>,
  ) => void;
  /** As its own panel gives a payment back. */
  readonly refund: (payment: KeptPayment, amount?: number) => void;
  readonly wrapLists: (name: PlexoBooks["listName"]) => void;
  /** Tells of a payment once, signed by nobody; the status that it was answered with. `at`: elsewhere than where it was asked to. */
  readonly notify: (payment: KeptPayment, at?: string) => Promise<number>;
  readonly close: () => Promise<void>;
};

const givenBack = ({ refunds }: KeptPayment): number => refunds.reduce((sum, one) => sum + one.amount, 0);

/**
 * Stands in for Plexo's REST interface, as providers.md §4.2 tells it, with its own books and faults. Nothing in the
 * product knows that it is none.
 */
export async function startPlexo(): Promise<PlexoStandIn> {
  const books = newPlexoBooks();
  const ending = new AbortController();

  const sessionOf = ({ referenceId }: KeptPayment): KeptSession => {
    const session = [...books.sessions.values()].find((one) => one.referenceId === referenceId);
    if (session === undefined) throw new BrokenInvariant(`no page for ${referenceId}`);
    return session;
  };

  async function notify(payment: KeptPayment, at?: string): Promise<number> {
    const url = at ?? sessionOf(payment).callbackUrl;
    if (url === null) throw new BrokenInvariant("the session names no address for callbacks");
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(paymentJson(payment)),
      signal: ending.signal,
    });
    return response.status;
  }

  function servePage(session: KeptSession, request: IncomingMessage, response: ServerResponse, body: string): void {
    const tries = [...books.payments.values()].filter(({ referenceId }) => referenceId === session.referenceId);
    if (request.method === "GET")
      return void response
        .writeHead(200, { "content-type": "text/html; charset=utf-8" })
        .end(hostedPage(session, tries));
    const name = new URLSearchParams(body).get("do") ?? "";
    if (!isButton(name)) return void response.writeHead(400).end();
    if (!tries.some(({ status }) => status === "approved")) {
      const payment = payOn(books, session, buttons[name].status);
      if (session.callbackUrl !== null) void notify(payment).catch(() => 0);
    }
    response.writeHead(303, { location: session.backUrl }).end();
  }

  type Asked = { readonly kind: PlexoCall; readonly answer: () => Answer };
  function askedOf({ method, url = "" }: IncomingMessage, origin: string, text: string): Asked | undefined {
    const { pathname, searchParams } = new URL(url, origin);
    if (method === "POST" && pathname === "/v1/sessions")
      return { kind: "open", answer: () => openSession(books, text, (id) => `${origin}/checkout/${id}`) };
    if (method === "GET" && pathname === "/v1/payments/query")
      return { kind: "query", answer: () => queryPayments(books, searchParams) };
    const [, id, refunds] = /^\/v1\/payments\/([0-9a-f]+)(\/refunds)?$/u.exec(pathname) ?? [];
    if (id === undefined || method !== (refunds === undefined ? "GET" : "POST")) return undefined;
    return refunds === undefined
      ? { kind: "read", answer: () => readPayment(books, id) }
      : { kind: "refund", answer: () => refundPayment(books, id, text) };
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await textOf(request);
    const origin = `http://${request.headers.host ?? "localhost"}`;
    const session = books.sessions.get(/^\/checkout\/(\w+)$/u.exec(request.url ?? "")?.[1] ?? "");
    if (session !== undefined) return servePage(session, request, response, text);
    const asked = askedOf(request, origin, text);
    if (asked === undefined) {
      books.complaints.push(`${request.method ?? ""} ${request.url ?? ""}`);
      return write(response, problem(404, "not-found", "Not found"));
    }
    const refused = refusal(books, request.headers);
    if (refused !== null) return write(response, refused);
    befall({
      request,
      response,
      fault: books.faults[asked.kind].shift(),
      answer: asked.answer,
      trouble: (status) => ({ code: "internal-error", message: "fault", type: "api-error", status }),
    });
  }

  const { origin: apiUrl, close } = await listen((request, response) => void serve(request, response));
  const { clientId, apiKey } = books;
  const tries = (): readonly KeptPayment[] => [...books.payments.values()];
  const told = (id: string, amount: number, status: string) => ({ id, reference: id.slice(0, 36), amount, status });
  return {
    settings: { apiUrl, clientId, apiKey },
    firstCommerce: String(firstMerchant),
    addMerchant: (id) => void books.merchants.add(id),
    failNext: (kind, ...faults) => void books.faults[kind].push(...faults),
    forgetFaults: () => {
      for (const faults of Object.values(books.faults)) faults.length = 0;
    },
    sessions: () => [...books.sessions.values()],
    tries,
    payments: () => [
      ...tries().map((one) => told(one.referenceId, one.amount, givenBack(one) < one.amount ? one.status : "refunded")),
      ...[...books.sessions.values()].map(({ referenceId, amount }) => told(referenceId, amount, "open")),
    ],
    complaints: () => books.complaints,
    pay: (session, status = "approved") => payOn(books, session, status),
    alter: (payment, by) => void Object.assign(payment, by),
    refund: (payment, amount = payment.amount) => void payment.refunds.push({ id: `${payment.id}1`, amount }),
    wrapLists: (name) => void (books.listName = name),
    notify,
    close: () => {
      ending.abort();
      return close();
    },
  };
}
