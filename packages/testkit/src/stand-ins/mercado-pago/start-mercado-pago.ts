import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { BrokenInvariant } from "@cantina/domain/kernel";
import { listen } from "../../listening/index.ts";
import { type Answer, type Fault, befall, hmacOf, write } from "../faults/index.ts";
import {
  type Application,
  charge,
  findPayments,
  listPayments,
  readPayment,
  refund,
  sellerOf,
  token,
  unauthorised,
} from "./answers.ts";
import { servePages, tokenOfSaved } from "./browser-pages.ts";
import { type Books, type CallKind, type KeptPayment, newBooks, takeFault } from "./books.ts";
import { type Seller, newSeller } from "./seller.ts";
import { askedOfCustomers } from "./customers.ts";
import { type WalletReach, type WalletStandIn, openWallets } from "./wallet-connect.ts";

export type MercadoPagoStandIn = {
  readonly apiUrl: string;
  readonly application: Application & { readonly webhookSecret: string };
  /** How a server reaches it. */
  readonly settings: {
    readonly apiUrl: string;
    readonly consentUrl: string;
    readonly scriptUrl: string;
    readonly applications: Readonly<Record<"AR", Application & { readonly webhookSecret: string }>>;
    readonly wallets: Readonly<Record<"AR", WalletReach>>;
  };
  readonly wallet: WalletStandIn;
  /** A seller with credentials of their own. */
  readonly addSeller: (site?: string) => Seller;
  readonly seller: (userId: string) => Seller;
  readonly sellerOfKey: (publicKey: string) => Seller;
  /** What the page's script makes of a card: the holder's name decides how it ends. */
  readonly cardToken: (publicKey: string, holder: string, type?: string) => string;
  /** What its security-code field makes of a saved card. */
  readonly savedCardToken: (cardId: string) => string;
  /** What is kept of the seller's customers, by e-mail; the ids of the cards. */
  readonly keptCards: (email: string) => readonly string[];
  /** So many calls about a customer find none. */
  readonly hideCustomer: (calls: number) => void;
  /** What the seller's consent leads the browser to; of a new seller unless told. */
  readonly consent: (address: string, seller?: Seller) => URL;
  readonly failNext: (kind: CallKind, ...faults: readonly Fault[]) => void;
  /** The next call of each kind about that payment's reference, and nobody else's. */
  readonly failPayment: (reference: string, faults: Partial<Record<CallKind, Fault>>) => void;
  /** How many of them have not befallen anybody yet. */
  readonly faultsLeft: (kind: CallKind) => number;
  readonly forgetFaults: () => void;
  readonly hideFor: (ms: number) => void;
  readonly payments: () => readonly KeptPayment[];
  /** What it was asked that its interface does not know. */
  readonly complaints: () => readonly string[];
  /** As its own back office would. */
  readonly move: (paymentId: number, status: string) => void;
  /** What its back office can't do, and a bug of its own could. */
  readonly alter: (paymentId: number, by: Partial<Pick<KeptPayment, "amount" | "refunded" | "reference">>) => void;
  /** The access token is dead from here on. */
  readonly revoke: (seller: Seller) => void;
  /** Tells of a payment, as it is now; the status that it was answered with. */
  readonly notify: (payment: KeptPayment, how?: Partial<Notice>) => Promise<number>;
  readonly close: () => Promise<void>;
};

type Notice = { readonly id: number; readonly secret: string; readonly withRequestId: boolean };

type Asked = {
  readonly kind: CallKind;
  /** Of the payment that the call is about. */
  readonly reference?: string | undefined;
  readonly answer: () => Answer;
};

/**
 * Stands in for Mercado Pago's Payments API, OAuth and notices, as providers.md §1 tells them, with its own books and
 * faults. Nothing in the product knows that it is none.
 */
export async function startMercadoPago(): Promise<MercadoPagoStandIn> {
  const books: Books = newBooks();
  const application = {
    clientId: "1234567890",
    clientSecret: "cliente-secreto",
    webhookSecret: "aviso-secreto-de-prueba",
  };

  const wallets = openWallets(books, application.webhookSecret);
  let nextUser = 9_000;

  function askedOf({ method = "", url = "", headers }: IncomingMessage, body: string): Asked | undefined {
    const { pathname, searchParams } = new URL(url, "http://localhost");
    const key = headers["x-idempotency-key"];
    const keyText = typeof key === "string" ? key : undefined;
    const asSeller = (work: (seller: Seller) => Answer) => (): Answer => {
      const seller = sellerOf(books, headers.authorization);
      return seller === undefined ? unauthorised : work(seller);
    };
    if (method === "POST" && pathname === "/oauth/token")
      return { kind: "token", answer: () => token(books, application, JSON.parse(body) as Record<string, unknown>) };
    if (method === "POST" && pathname === "/v1/payments")
      return {
        kind: "charge",
        reference: (JSON.parse(body) as { readonly external_reference?: string }).external_reference,
        answer: asSeller((seller) => charge(books, seller, keyText, body)),
      };
    if (method === "GET" && pathname === "/v1/payments/search" && searchParams.get("range") === "date_last_updated")
      return {
        kind: "list",
        answer: asSeller((seller) =>
          listPayments(books, seller, {
            from: searchParams.get("begin_date") ?? "",
            until: searchParams.get("end_date") ?? "",
            limit: Number(searchParams.get("limit") ?? 30),
            offset: Number(searchParams.get("offset") ?? 0),
          }),
        ),
      };
    if (method === "GET" && pathname === "/v1/payments/search") {
      const reference = searchParams.get("external_reference") ?? undefined;
      return { kind: "find", reference, answer: asSeller((seller) => findPayments(books, seller, reference)) };
    }
    if (method === "GET" && pathname === "/users/me")
      return {
        kind: "me",
        answer: asSeller(({ userId, site }) => ({
          status: 200,
          json: { id: userId, site_id: site, tags: ["normal", "test_user"] },
        })),
      };
    const [, id, isRefund] = /^\/v1\/payments\/(\d+)(\/refunds)?$/u.exec(pathname) ?? [];
    if (id === undefined) return undefined;
    if (method === "GET" && isRefund === undefined)
      return {
        kind: "read",
        reference: books.payments.get(Number(id))?.reference,
        answer: asSeller((seller) => readPayment(books, seller, Number(id))),
      };
    if (method === "POST" && isRefund !== undefined)
      return { kind: "refund", answer: asSeller((seller) => refund(books, seller, Number(id), keyText)) };
    return undefined;
  }

  /** What the seller's consent leads the browser to; of a new seller unless told. */
  function consent(address: string, seller?: Seller): URL {
    const { searchParams } = new URL(address);
    const asked = (name: string): string => searchParams.get(name) ?? "";
    if (asked("client_id") !== application.clientId || asked("code_challenge_method") !== "S256")
      throw new BrokenInvariant(`not our consent page: ${address}`);
    if (seller === undefined) nextUser += 1;
    const userId = seller?.userId ?? nextUser;
    const code = `TG-${randomUUID()}`;
    const [redirectUri, challenge] = [asked("redirect_uri"), asked("code_challenge")];
    const expiresAt = Date.now() + 600_000;
    books.consents.set(code, { code, redirectUri, challenge, userId, expiresAt, isUsed: false });
    const back = new URL(redirectUri);
    back.search = new URLSearchParams({ code, state: asked("state") }).toString();
    return back;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const visit = { request, response, body };
    if (servePages(books, consent, visit) || wallets.servePage(visit)) return undefined;
    const asked: Asked | undefined =
      askedOf(request, body) ?? askedOfCustomers(books, request, body) ?? wallets.askedOf(request, body);
    if (asked === undefined) {
      books.complaints.push(`${request.method ?? ""} ${request.url ?? ""}`);
      return write(response, {
        status: 404,
        json: { message: "not found", error: "not_found", status: 404, cause: [] },
      });
    }
    befall({
      request,
      response,
      fault: takeFault(books, asked.kind, asked.reference),
      answer: asked.answer,
      trouble: (status, code) => ({
        message: "fault",
        error: "fault",
        status,
        cause: code === undefined ? [] : [{ code, description: "fault" }],
      }),
    });
  }

  const { origin: apiUrl, close } = await listen((request, response) => void answer(request, response));
  return {
    apiUrl,
    application,
    settings: {
      apiUrl,
      consentUrl: `${apiUrl}/authorization`,
      scriptUrl: `${apiUrl}/js/v2`,
      applications: { AR: application },
      wallets: { AR: wallets.reach },
    },
    wallet: wallets.control,
    addSeller: (site) => {
      nextUser += 1;
      const seller = newSeller(nextUser, false, site);
      books.sellers.set(seller.userId, seller);
      return seller;
    },
    seller: (userId) => {
      const seller = books.sellers.get(Number(userId));
      if (seller === undefined) throw new BrokenInvariant(`no seller ${userId}`);
      return seller;
    },
    sellerOfKey: (publicKey) => {
      const seller = [...books.sellers.values()].find((one) => one.publicKey === publicKey);
      if (seller === undefined) throw new BrokenInvariant(`no seller with ${publicKey}`);
      return seller;
    },
    cardToken: (publicKey, holder, type = "debit_card") => {
      const name = randomUUID().replaceAll("-", "");
      const [lastFour, month, year] = [type === "debit_card" ? "3304" : "3704", 11, 2030];
      books.cards.set(name, { publicKey, holder, type, lastFour, month, year, customerId: null, isUsed: false });
      return name;
    },
    savedCardToken: (cardId) => {
      const token = tokenOfSaved(books, cardId);
      if (token === undefined) throw new BrokenInvariant(`no saved card ${cardId}`);
      return token;
    },
    keptCards: (email) =>
      [...books.customers.values()]
        .filter((customer) => customer.email === email)
        .flatMap(({ cards }) => [...cards.keys()]),
    hideCustomer: (calls) => void (books.hiddenCustomerCalls = calls),
    consent,
    failNext: (kind, ...faults) => void books.faults[kind].push(...faults),
    failPayment: (reference, faults) => void books.faultsOf.set(reference, { ...faults }),
    faultsLeft: (kind) => books.faults[kind].length,
    forgetFaults: () => {
      for (const faults of Object.values(books.faults)) faults.length = 0;
      books.faultsOf.clear();
    },
    hideFor: (ms) => void (books.hiddenMs = ms),
    payments: () => [...books.payments.values()].filter(({ isOfWallet }) => isOfWallet !== true),
    complaints: () => books.complaints,
    move: (paymentId, status) => {
      const payment = books.payments.get(paymentId);
      if (payment === undefined) throw new BrokenInvariant(`no payment ${paymentId}`);
      payment.status = status;
      payment.detail = status;
      if (status === "refunded") payment.refunded = payment.amount;
      payment.updatedAt = books.tick();
    },
    alter: (paymentId, by) => {
      const payment = books.payments.get(paymentId);
      if (payment !== undefined) books.payments.set(paymentId, { ...payment, ...by, updatedAt: books.tick() });
    },
    revoke: (seller) => void (seller.accessToken = `revoked-${randomUUID()}`),
    notify: async (
      payment,
      { id = payment.updatedAt, secret = application.webhookSecret, withRequestId = true } = {},
    ) => {
      if (payment.noticeUrl === null) throw new BrokenInvariant("the payment names no address for notices");
      const url = new URL(payment.noticeUrl);
      url.searchParams.set("data.id", String(payment.id));
      url.searchParams.set("type", "payment");
      const [requestId, ts] = [randomUUID(), String(Math.floor(Date.now() / 1_000))];
      const message = `id:${payment.id};${withRequestId ? `request-id:${requestId};` : ""}ts:${ts};`;
      const response = await fetch(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-signature": `ts=${ts},v1=${hmacOf(secret, message)}`,
          ...(withRequestId ? { "x-request-id": requestId } : {}),
        },
        body: JSON.stringify({
          id,
          live_mode: false,
          type: "payment",
          action: "payment.updated",
          user_id: payment.seller.userId,
          api_version: "v1",
          data: { id: String(payment.id) },
        }),
      });
      return response.status;
    },
    close,
  };
}
