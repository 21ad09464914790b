import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text as textOf } from "node:stream/consumers";
import { BrokenInvariant } from "@cantina/domain/kernel";
import { listen } from "../../listening/index.ts";
import { type Answer, type Fault, befall, write } from "../faults/index.ts";
import { firstMerchant } from "./books.ts";
import {
  type PayAsked,
  listTransactions,
  openLink,
  readTransaction,
  refundTransaction,
  syncTransaction,
} from "./pay-answers.ts";
import {
  type KeptLink,
  type KeptTransaction,
  type KeyKind,
  type PayBooks,
  type PayCall,
  type PayStatus,
  givenBack,
  newPayBooks,
  nowOf,
  payOn,
  transactionJson,
  triesOn,
} from "./pay-books.ts";
import { isPayButton, isUsed, linkPage, payButtons } from "./pay-page.ts";
import { payProblem, payRefusal } from "./pay-token.ts";

export type MattildaPayStandIn = {
  /** How a server reaches it. */
  readonly settings: { readonly apiUrl: string; readonly privateKey: string };
  readonly firstMerchant: string;
  /** One that Mattilda has made for another canteen. */
  readonly addMerchant: (id: string) => void;
  readonly failNext: (kind: PayCall, ...faults: readonly Fault[]) => void;
  readonly forgetFaults: () => void;
  readonly links: () => readonly KeptLink[];
  readonly tries: () => readonly KeptTransaction[];
  /** As those who compare both books know them: what was tried on a link goes by our name for it, and so does a link on which nothing was. Whole units. */
  readonly payments: () => readonly {
    readonly id: string;
    readonly reference: string;
    readonly amount: number;
    readonly status: string;
  }[];
  readonly complaints: () => readonly string[];
  /** As a buyer on its page. */
  readonly pay: (link: KeptLink, status?: PayStatus) => KeptTransaction;
  /** What its panel can't do, and a bug of its own could. `truth`: what it doesn't know yet. */
  readonly alter: (
    kept: KeptTransaction,
    by: Partial<Pick<KeptTransaction, "amount" | "currency" | "merchantId" | "status" | "truth">>,
  ) => void;
  /** As its own panel gives a payment back, in minor units. */
  readonly refund: (kept: KeptTransaction, amount?: number) => void;
  readonly goAhead: (ms: number) => void;
  /** Where its support has that merchant's events go. */
  readonly listen: (merchantId: string, url: string) => void;
  /** Tells of a transaction once; the status that it was answered with. */
  readonly notify: (kept: KeptTransaction, at?: string) => Promise<number>;
  readonly close: () => Promise<void>;
};

const scopes = {
  link: "payment-links.write",
  list: "transactions.read",
  read: "transactions.read",
  refund: "transactions.write",
  sync: "transactions.write",
} as const satisfies Readonly<Record<PayCall, string>>;

type Asked = { readonly kind: PayCall; readonly answer: () => Answer };

function askedOf(books: PayBooks, request: IncomingMessage, origin: string, text: string): Asked | undefined {
  const { method, url = "", headers } = request;
  const { pathname, searchParams } = new URL(url, origin);
  const [merchantId, key] = [headers["x-gr4vy-merchant-account-id"], headers["idempotency-key"]];
  const asked: PayAsked = { merchantId: String(merchantId), key: typeof key === "string" ? key : undefined, text };
  if (method === "POST" && pathname === "/payment-links")
    return { kind: "link", answer: () => openLink(books, asked, (id) => `${origin}/link/${id}`) };
  if (method === "GET" && pathname === "/transactions")
    return { kind: "list", answer: () => listTransactions(books, asked, searchParams) };
  const [, id, verb] = /^\/transactions\/([0-9a-f-]+)(?:\/(refunds|sync))?$/u.exec(pathname) ?? [];
  if (id === undefined || method !== (verb === undefined ? "GET" : "POST")) return undefined;
  if (verb === undefined) return { kind: "read", answer: () => readTransaction(books, asked, id) };
  return verb === "sync"
    ? { kind: "sync", answer: () => syncTransaction(books, asked, id) }
    : { kind: "refund", answer: () => refundTransaction(books, asked, id) };
}

/**
 * Stands in for mattilda Pay, the branded Gr4vy of providers.md §5 (b), with its own books and faults. Nothing in the
 * product knows that it is none.
 */
export async function startMattildaPay(keyKind: KeyKind = "EC"): Promise<MattildaPayStandIn> {
  const books = newPayBooks(keyKind, [firstMerchant]);
  const ending = new AbortController();

  async function notify(kept: KeptTransaction, at = books.webhooks.get(kept.merchantId)): Promise<number> {
    if (at === undefined) throw new BrokenInvariant("nobody listens to that merchant's events");
    const name = kept.status === "capture_succeeded" ? "transaction.captured" : "transaction.updated";
    const event = { type: "event", id: randomUUID(), name, merchant_account_id: kept.merchantId };
    const response = await fetch(at, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...event, target: transactionJson(kept) }),
      signal: ending.signal,
    });
    return response.status;
  }

  function servePage(link: KeptLink, request: IncomingMessage, response: ServerResponse, body: string): void {
    const [tries, isExpired] = [triesOn(books, link), link.expiresAt <= nowOf(books)];
    const goTo = (location: string): void => void response.writeHead(303, { location }).end();
    if (request.method === "GET")
      return void response
        .writeHead(isExpired ? 410 : 200, { "content-type": "text/html; charset=utf-8" })
        .end(linkPage(link, { tries, isExpired }));
    const name = new URLSearchParams(body).get("do") ?? "";
    if (isExpired || !isPayButton(name)) return void response.writeHead(isExpired ? 410 : 400).end();
    const { status } = payButtons[name];
    if (status === null) return goTo(link.returnUrl);
    if (isUsed(tries)) return goTo(`/link/${link.id}`);
    const kept = payOn(books, link, status);
    if (books.webhooks.has(kept.merchantId)) void notify(kept).catch(() => 0);
    // Only what went well leads back; what was refused is tried again here.
    if (status === "authorization_declined") return goTo(`/link/${link.id}`);
    const back = new URL(link.returnUrl);
    back.searchParams.set("transaction_id", kept.id);
    back.searchParams.set("transaction_status", kept.status);
    goTo(back.href);
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await textOf(request);
    const origin = `http://${request.headers.host ?? "localhost"}`;
    const link = books.links.get(/^\/link\/([0-9a-f-]+)$/u.exec(request.url ?? "")?.[1] ?? "");
    if (link !== undefined) return servePage(link, request, response, text);
    const asked = askedOf(books, request, origin, text);
    if (asked === undefined) {
      books.complaints.push(`${request.method ?? ""} ${request.url ?? ""}`);
      return write(response, payProblem(404, "not_found", "Not found"));
    }
    const refused = payRefusal(books, request.headers, scopes[asked.kind]);
    if (refused !== null) return write(response, refused);
    befall({
      request,
      response,
      fault: books.faults[asked.kind].shift(),
      answer: asked.answer,
      trouble: (status) => ({ type: "error", code: "internal_error", status, message: "fault", details: [] }),
    });
  }

  const { origin: apiUrl, close } = await listen((request, response) => void serve(request, response));
  const tries = (): readonly KeptTransaction[] => [...books.transactions.values()];
  const told = (id: string, amount: number, status: string) => ({
    id,
    reference: id.slice(0, 36),
    amount: amount / 100,
    status,
  });
  const worded = (kept: KeptTransaction): string => {
    if (kept.status !== "capture_succeeded") return kept.status;
    return givenBack(kept) < kept.amount ? "approved" : "refunded";
  };
  return {
    settings: { apiUrl, privateKey: books.privateKey },
    firstMerchant,
    addMerchant: (id) => void books.merchants.add(id),
    failNext: (kind, ...faults) => void books.faults[kind].push(...faults),
    forgetFaults: () => {
      for (const faults of Object.values(books.faults)) faults.length = 0;
    },
    links: () => [...books.links.values()],
    tries,
    payments: () => [
      ...tries().map((one) => told(one.reference, one.amount, worded(one))),
      ...[...books.links.values()].map(({ reference, amount }) => told(reference, amount, "open")),
    ],
    complaints: () => books.complaints,
    pay: (link, status = "capture_succeeded") => payOn(books, link, status),
    alter: (kept, by) => void Object.assign(kept, by),
    refund: (kept, amount = kept.amount) => void kept.refunds.push({ id: randomUUID(), amount }),
    goAhead: (ms) => void (books.aheadMs += ms),
    listen: (merchantId, url) => void books.webhooks.set(merchantId, url),
    notify,
    close: () => {
      ending.abort();
      return close();
    },
  };
}
