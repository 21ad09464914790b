import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { BrokenInvariant } from "@cantina/domain/kernel";
import { type Answer, hmacOf } from "../faults/index.ts";
import {
  chargeWallet,
  findWalletPayments,
  moveWalletPayment,
  readWalletPayment,
  refundWalletPayment,
} from "./advanced-payments.ts";
import { problem, sellerOf, unauthorised } from "./answers.ts";
import type { Books, CallKind, KeptPayment } from "./books.ts";
import type { Seller } from "./seller.ts";
import type { Visit } from "./browser-pages.ts";
import {
  asOwner,
  askAgreement,
  cancel,
  confirm,
  endAgreement,
  payerToken,
  readAgreement,
} from "./wallet-agreements.ts";
import type { Agreement, Funds, WalletPayment } from "./wallet-books.ts";
import { walletPage } from "./wallet-page.ts";

type Notice = {
  readonly secret: string;
  /** Of the agreement as it was then. */
  readonly version: number;
  readonly action: "status.updated" | "payment_method.updated";
};

export type WalletStandIn = {
  readonly agreements: () => readonly Agreement[];
  readonly payments: () => readonly WalletPayment[];
  /** What the buyer's consent leads the browser to. */
  readonly consent: (agreementUri: string) => URL;
  /** As its owner does in the wallet. */
  readonly cancel: (agreement: Agreement) => void;
  /** The agreement stays, and its token pays no more. */
  readonly killToken: (agreement: Agreement) => void;
  /** How its charges end from now on. */
  readonly fund: (agreement: Agreement, funds: Funds) => void;
  /** As its own back office would. */
  readonly move: (paymentId: number, status: string) => void;
  readonly alter: (paymentId: number, by: Partial<Pick<WalletPayment, "amount" | "refunded">>) => void;
  /** The payment within it, as the seller's own list has it. */
  readonly innerOf: (paymentId: number) => KeptPayment;
  /** Where the application hears of agreements. */
  readonly hearAt: (url: string) => void;
  /** The way back tells which flow it is of. */
  readonly tellFlow: () => void;
  /** Tells of an agreement; the status that it was answered with. */
  readonly notify: (agreement: Agreement, how?: Partial<Notice>) => Promise<number>;
};

export type AskedOfWallets = {
  readonly kind: CallKind;
  readonly reference?: string | undefined;
  readonly answer: () => Answer;
};

export type Wallets = {
  readonly askedOf: (request: IncomingMessage, body: string) => AskedOfWallets | undefined;
  /** False: no page of these. */
  readonly servePage: (visit: Visit) => boolean;
  readonly control: WalletStandIn;
  readonly reach: WalletReach;
};

const referenceIn = (body: string): string | undefined =>
  (JSON.parse(body) as { readonly wallet_payment?: { readonly external_reference?: string } }).wallet_payment
    ?.external_reference;

/** With what the application was enabled. */
const reach = { platformId: "plataforma-de-prueba", charge: "advanced_payments", validationAmount: 1 } as const;
export type WalletReach = typeof reach;

/** Wallet Connect as providers.md §1.10 tells it. `secret`: with which notices are signed. */
export function openWallets(books: Books, secret: string): Wallets {
  const { wallets } = books;
  const agreementOf = (address: URL): Agreement | undefined =>
    address.pathname === "/wallet-connect"
      ? wallets.agreements.get(address.searchParams.get("agreement") ?? "")
      : undefined;
  const paymentOf = (paymentId: number): WalletPayment => {
    const payment = wallets.payments.get(paymentId);
    if (payment === undefined) throw new BrokenInvariant(`no payment ${paymentId}`);
    return payment;
  };

  function askedOf({ method = "", url = "", headers }: IncomingMessage, body: string): AskedOfWallets | undefined {
    const { pathname, searchParams } = new URL(url, "http://localhost");
    const [header, host] = [headers["x-idempotency-key"], headers.host ?? "localhost"];
    const key = typeof header === "string" ? header : undefined;
    const asSeller = (work: (seller: Seller) => Answer) => (): Answer => {
      const seller = sellerOf(books, headers.authorization);
      return seller === undefined ? unauthorised : work(seller);
    };
    const asPlatform = (work: (seller: Seller) => Answer) => (): Answer =>
      headers["x-platform-id"] === reach.platformId ? asSeller(work)() : problem(403, "unknown platform", "forbidden");
    const agreements = "/v2/wallet_connect/agreements";
    if (method === "POST" && pathname === agreements)
      return {
        kind: "askAgreement",
        answer: asPlatform((seller) => askAgreement(books, seller, body, `http://${host}`)),
      };
    const [, agreementId, isToken] = /^\/v2\/wallet_connect\/agreements\/(\w+)(\/payer_token)?$/u.exec(pathname) ?? [];
    if (agreementId !== undefined) {
      const owned = (work: (agreement: Agreement) => Answer) =>
        asPlatform((seller) => asOwner(books, seller, agreementId)(work));
      if (method === "POST" && isToken !== undefined)
        return { kind: "payerToken", answer: owned((agreement) => payerToken(agreement, body)) };
      if (method === "GET" && isToken === undefined) return { kind: "readAgreement", answer: owned(readAgreement) };
      if (method === "DELETE" && isToken === undefined) return { kind: "endAgreement", answer: owned(endAgreement) };
      return undefined;
    }
    if (method === "POST" && pathname === "/v1/advanced_payments")
      return {
        kind: "walletCharge",
        reference: referenceIn(body),
        answer: asSeller((seller) => chargeWallet(books, seller, key, body)),
      };
    if (method === "GET" && pathname === "/v1/advanced_payments/search") {
      const reference = searchParams.get("external_reference");
      return {
        kind: "walletFind",
        reference: reference ?? undefined,
        answer: asSeller((seller) => findWalletPayments(books, seller, reference)),
      };
    }
    const [, id, isRefund] = /^\/v1\/advanced_payments\/(\d+)(\/refunds)?$/u.exec(pathname) ?? [];
    if (id === undefined) return undefined;
    const reference = wallets.payments.get(Number(id))?.reference;
    if (method === "GET" && isRefund === undefined)
      return {
        kind: "walletRead",
        reference,
        answer: asSeller((seller) => readWalletPayment(books, seller, Number(id))),
      };
    if (method === "POST" && isRefund !== undefined)
      return {
        kind: "walletRefund",
        reference,
        answer: asSeller((seller) => refundWalletPayment(books, seller, Number(id), key)),
      };
    return undefined;
  }

  function servePage({ request, response, body }: Visit): boolean {
    const agreement = agreementOf(new URL(request.url ?? "", "http://localhost"));
    if (agreement === undefined) return false;
    if (request.method === "GET") {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(walletPage(agreement));
      return true;
    }
    const back = body.includes("cancel=") ? new URL(agreement.returnUri) : confirm(books, agreement);
    if (body.includes("cancel=")) back.searchParams.set("error", "access_denied");
    response.writeHead(303, { location: back.href }).end();
    return true;
  }

  const control: WalletStandIn = {
    agreements: () => [...wallets.agreements.values()],
    payments: () => [...wallets.payments.values()],
    consent: (agreementUri) => {
      const agreement = agreementOf(new URL(agreementUri));
      if (agreement === undefined) throw new BrokenInvariant(`not a consent page: ${agreementUri}`);
      return confirm(books, agreement);
    },
    cancel,
    killToken: (agreement) => void (agreement.payerToken = null),
    fund: (agreement, funds) => void (agreement.funds = funds),
    move: (paymentId, status) => moveWalletPayment(books, paymentOf(paymentId), status),
    alter: (paymentId, by) => void Object.assign(paymentOf(paymentId), by, { updatedAt: books.tick() }),
    innerOf: (paymentId) => {
      const inner = books.payments.get(paymentOf(paymentId).innerId);
      if (inner === undefined) throw new BrokenInvariant(`no payment within ${paymentId}`);
      return inner;
    },
    hearAt: (url) => void (wallets.noticeUrl = url),
    tellFlow: () => void (wallets.tellsFlow = true),
    notify: async (agreement, how = {}) => {
      const { secret: signedWith = secret, version = agreement.version, action = "status.updated" } = how;
      if (wallets.noticeUrl === null) throw new BrokenInvariant("nobody said where notices go");
      const url = new URL(wallets.noticeUrl);
      url.searchParams.set("data.id", agreement.id);
      url.searchParams.set("type", "wallet_connect");
      const [requestId, ts] = [randomUUID(), String(Math.floor(Date.now() / 1_000))];
      const v1 = hmacOf(signedWith, `id:${agreement.id};request-id:${requestId};ts:${ts};`);
      const { status } = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", "x-signature": `ts=${ts},v1=${v1}`, "x-request-id": requestId },
        body: JSON.stringify({
          id: randomUUID(),
          live_mode: false,
          type: "wallet_connect",
          entity: "agreement",
          action,
          data: { id: agreement.id, status: agreement.status },
          version,
        }),
      });
      return status;
    },
  };
  return { askedOf, servePage, control, reach };
}
