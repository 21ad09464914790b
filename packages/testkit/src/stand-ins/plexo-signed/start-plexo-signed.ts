import type { IncomingMessage, ServerResponse } from "node:http";
import { text as textOf } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { BrokenInvariant } from "@cantina/domain/kernel";
import { listen } from "../../listening/index.ts";
import { type Answer, type Fault, befall, write } from "../faults/index.ts";
import { type Said, authorise, callbackOf, choose, giveBack, givenBack, key, purchase, status } from "./answers.ts";
import {
  type KeptInstrument,
  type KeptPurchase,
  type KeptSession,
  type Outcome,
  type SignedPlexoBooks,
  type SignedPlexoCall,
  firstCommerce,
  newSignedPlexoBooks,
  nowOf,
} from "./books.ts";
import { objectOf } from "./canonical.ts";
import { type Lie, opened, sealed } from "./envelope.ts";
import { buttons, hostedPage, isButton } from "./hosted-page.ts";

export type SignedPlexoStandIn = {
  /** How a server reaches it, and is known there. */
  readonly settings: {
    readonly flavour: "signed";
    readonly apiUrl: string;
    readonly client: string;
    readonly certificate: string;
    readonly key: string;
    readonly serverCertificate: string;
  };
  /** As the system administrator types it. */
  readonly firstCommerce: string;
  /** One that Plexo has made for another canteen. */
  readonly addCommerce: (id: number) => void;
  /** Of nobody that it knows: for messages that are somebody else's. */
  readonly stranger: Pick<SignedPlexoBooks["stranger"], "certificate" | "key">;
  /** Where the client is told what a buyer chose, agreed upon once and for all. */
  readonly tellAt: (url: string) => void;
  readonly failNext: (kind: SignedPlexoCall, ...faults: readonly Fault[]) => void;
  readonly faultsLeft: (kind: SignedPlexoCall) => number;
  readonly forgetFaults: () => void;
  /** How its next answers are no good; what was asked is done all the same. */
  readonly lieNext: (kind: SignedPlexoCall, ...lies: readonly Lie[]) => void;
  readonly goAhead: (ms: number) => void;
  /** Whether it refuses to charge again by a name that it has charged by. */
  readonly knowNames: (knows: boolean) => void;
  readonly sessions: () => readonly KeptSession[];
  readonly purchases: () => readonly KeptPurchase[];
  /** As those who compare both books know them; a page on which nothing was charged is open. */
  readonly payments: () => readonly {
    readonly id: string;
    readonly reference: string;
    readonly amount: number;
    readonly status: string;
  }[];
  readonly complaints: () => readonly string[];
  /** As a buyer on its page; nobody is told yet. */
  readonly choose: (
    session: KeptSession,
    how?: { readonly kind?: number; readonly outcome?: Outcome },
  ) => KeptInstrument;
  /** What its panel can't do, and a bug of its own could. */
  readonly alter: (
    purchase: KeptPurchase,
    by: Partial<Pick<KeptPurchase, "amount" | "currencyId" | "commerceId" | "state">>,
  ) => void;
  /** As its own panel gives a purchase back. */
  readonly refund: (purchase: KeptPurchase, amount?: number) => void;
  readonly forget: (purchase: KeptPurchase) => void;
  /** Tells of an instrument once; what it was answered with, null for what is no signed answer. */
  readonly tell: (
    instrument: KeptInstrument,
    how?: { readonly lie?: Lie },
  ) => Promise<{
    readonly status: number;
    readonly resultCode: number | null;
  }>;
  /** Tells of it again and again until that is answered; how often it told. */
  readonly deliver: (instrument: KeptInstrument, unitMs: number) => Promise<number>;
  readonly close: () => Promise<void>;
};

const waits = [0, 1, 2, 4, 8, 16, 32] as const;
const service = "/SecurePaymentGateway.svc/";
const jsonType = "application/json; charset=utf-8";

type Asked = { readonly kind: SignedPlexoCall; readonly answer: (request: Readonly<Record<string, unknown>>) => Said };

function askedOf(books: SignedPlexoBooks, path: string, pageOf: (id: string) => string): Asked | undefined {
  switch (path) {
    case "Auth":
      return { kind: "open", answer: (request) => authorise(books, request, pageOf) };
    case "Operation/Purchase":
      return { kind: "charge", answer: (request) => purchase(books, request) };
    case "Operation/Status":
      return { kind: "read", answer: (request) => status(books, request) };
    case "Operation/Refund":
      return { kind: "refund", answer: (request) => giveBack(books, request, "refunded") };
    case "Operation/Cancel":
      return { kind: "cancel", answer: (request) => giveBack(books, request, "cancelled") };
    default:
      return undefined;
  }
}

/**
 * Stands in for Plexo's signed gateway, as providers.md §4.1 tells it, with its own books, certificates, canonical form
 * and faults. Nothing in the product knows that it is none.
 */
export async function startPlexoSigned(): Promise<SignedPlexoStandIn> {
  const books = newSignedPlexoBooks();
  const ending = new AbortController();
  const { client, clientIdentity, serverIdentity, stranger } = books;

  const answerWith = (said: Said, lie?: Lie): Answer => ({
    status: 200,
    type: jsonType,
    file: Buffer.from(sealed(said, { as: serverIdentity, stranger, nowMs: nowOf(books), lie })),
  });

  const tell: SignedPlexoStandIn["tell"] = async (instrument, { lie } = {}) => {
    if (books.callbackUrl === null) throw new BrokenInvariant("nobody said where to tell of instruments");
    const response = await fetch(books.callbackUrl, {
      method: "POST",
      headers: { "content-type": jsonType },
      body: sealed(callbackOf(books, instrument), { as: serverIdentity, stranger, nowMs: nowOf(books), lie }),
      signal: ending.signal,
    });
    const answered = opened(await response.text(), { as: clientIdentity, nowMs: nowOf(books) });
    const said = "object" in answered && answered.object["Client"] === client ? answered.object["ResultCode"] : null;
    return { status: response.status, resultCode: typeof said === "number" ? said : null };
  };

  const deliver: SignedPlexoStandIn["deliver"] = async (instrument, unitMs) => {
    for (const [index, units] of waits.entries()) {
      await pause(units * unitMs, undefined, { signal: ending.signal }).catch(() => undefined);
      const told = ending.signal.aborted ? undefined : await tell(instrument).catch(() => undefined);
      if (ending.signal.aborted || (told !== undefined && told.resultCode !== null)) return index + 1;
    }
    return waits.length;
  };

  function servePage(session: KeptSession, request: IncomingMessage, response: ServerResponse, body: string): void {
    if (request.method === "GET")
      return void response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(hostedPage(session));
    const name = new URLSearchParams(body).get("do") ?? "";
    if (!isButton(name)) return void response.writeHead(400).end();
    // What was chosen stays so, whoever presses again.
    if (session.instruments.length === 0) {
      const { kind, outcome } = buttons[name];
      void deliver(choose(books, session, kind, outcome), 1_000);
    }
    response.writeHead(303, { location: session.redirectUri }).end();
  }

  function answerKey(request: IncomingMessage, response: ServerResponse, fingerprint: string): void {
    befall({
      request,
      response,
      fault: books.faults.key.shift(),
      answer: () => answerWith(key(books, fingerprint), books.lies.key.shift()),
      trouble: () => ({}),
    });
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await textOf(request);
    const origin = `http://${request.headers.host ?? "localhost"}`;
    const { pathname } = new URL(request.url ?? "", origin);
    const session = books.sessions.get(/^\/([0-9a-f]{32})$/u.exec(pathname)?.[1] ?? "");
    if (session !== undefined) return servePage(session, request, response, text);
    const path = pathname.startsWith(service) ? pathname.slice(service.length) : "";
    const [, fingerprint] = /^Key\/(\w+)$/u.exec(path) ?? [];
    if (request.method === "GET" && fingerprint !== undefined) return answerKey(request, response, fingerprint);
    const asked = askedOf(books, path, (id) => `${origin}/${id}`);
    if (asked === undefined || request.method !== "POST") {
      books.complaints.push(`${request.method ?? ""} ${request.url ?? ""}`);
      return write(response, { status: 404, json: {} });
    }
    const message = opened(text, { as: clientIdentity, nowMs: nowOf(books) });
    if ("code" in message) return write(response, answerWith({ ResultCode: message.code, ErrorMessage: "mensaje" }));
    if (message.object["Client"] !== client)
      return write(response, answerWith({ ResultCode: 21, ErrorMessage: "cliente" }));
    befall({
      request,
      response,
      fault: books.faults[asked.kind].shift(),
      answer: () => answerWith(asked.answer(objectOf(message.object["Request"])), books.lies[asked.kind].shift()),
      trouble: () => ({ Message: "fault" }),
    });
  }

  const { origin, close } = await listen((request, response) => void serve(request, response));
  const purchases = (): readonly KeptPurchase[] => [...books.purchases.values()];
  const stateOf = (one: KeptPurchase): string => (one.state === "ok" ? "approved" : one.state);
  return {
    settings: {
      flavour: "signed",
      apiUrl: `${origin}${service.slice(0, -1)}`,
      client,
      certificate: clientIdentity.certificate,
      key: clientIdentity.key,
      serverCertificate: serverIdentity.certificate,
    },
    firstCommerce: String(firstCommerce),
    addCommerce: (id) => void books.commerces.add(id),
    stranger,
    tellAt: (url) => void (books.callbackUrl = url),
    failNext: (kind, ...faults) => void books.faults[kind].push(...faults),
    faultsLeft: (kind) => books.faults[kind].length,
    forgetFaults: () => {
      for (const faults of [...Object.values(books.faults), ...Object.values(books.lies)]) faults.length = 0;
    },
    lieNext: (kind, ...lies) => void books.lies[kind].push(...lies),
    goAhead: (ms) => void (books.aheadMs = ms),
    knowNames: (knows) => void (books.knowsNames = knows),
    sessions: () => [...books.sessions.values()],
    purchases,
    payments: () => [
      ...purchases().map((one) => ({
        id: one.reference,
        reference: one.reference.slice(0, 36),
        amount: one.amount,
        status: stateOf(one),
      })),
      ...[...books.sessions.values()].map(({ reference }) => ({
        id: reference,
        reference: reference.slice(0, 36),
        amount: 0,
        status: "open",
      })),
    ],
    complaints: () => books.complaints,
    choose: (session, { kind = 1, outcome = "ok" } = {}) => choose(books, session, kind, outcome),
    alter: (one, by) => void Object.assign(one, by),
    refund: (one, amount = one.amount - givenBack(one)) => {
      one.returns.push({ reference: `panel-${one.id}`, amount });
      if (givenBack(one) >= one.amount) one.state = "refunded";
    },
    forget: ({ reference }) => void books.purchases.delete(reference),
    tell,
    deliver,
    close: () => {
      ending.abort();
      return close();
    },
  };
}
