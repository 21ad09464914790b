import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { BrokenInvariant } from "@cantina/domain/kernel";
import { listen } from "../../listening/index.ts";
import { type Answer, type Fault, befall, hmacOf, write } from "../faults/index.ts";
import { openDeposit, problem, readDeposit, refundDeposit, refusal } from "./answers.ts";
import { type DepositCall, type DepositStatus, type KeptDeposit, firstSubMerchant, newDepositBooks } from "./books.ts";
import { buttons, hostedPage, isButton } from "./hosted-page.ts";

export type Directa24StandIn = {
  /** How a server reaches it. */
  readonly settings: { readonly apiUrl: string; readonly apiKey: string; readonly secret: string };
  readonly firstSubMerchant: string;
  /** One that Directa24 has made for another canteen. */
  readonly addSubMerchant: (id: string) => void;
  readonly failNext: (kind: DepositCall, ...faults: readonly Fault[]) => void;
  readonly forgetFaults: () => void;
  readonly deposits: () => readonly KeptDeposit[];
  /** As those who compare both books know them. */
  readonly payments: () => readonly {
    readonly id: number;
    readonly reference: string;
    readonly amount: number;
    readonly status: string;
  }[];
  readonly complaints: () => readonly string[];
  /** As its staging panel would. */
  readonly move: (depositId: number, status: DepositStatus) => void;
  /** What its panel can't do, and a bug of its own could. */
  readonly alter: (depositId: number, by: Partial<Pick<KeptDeposit, "amount" | "currency" | "isRefunded">>) => void;
  /** Takes callers off its list of addresses, and on it again. */
  readonly listCaller: (isListed: boolean) => void;
  readonly goAhead: (ms: number) => void;
  /** Tells of a deposit once; the status that it was answered with. */
  readonly notify: (deposit: KeptDeposit, how?: Partial<Notice>) => Promise<number>;
  /** Tells of it at once and after 5, 25, 125 and 625 `unitMs` until somebody takes it; how often it told. */
  readonly deliver: (deposit: KeptDeposit, unitMs: number) => Promise<number>;
  readonly close: () => Promise<void>;
};

type Notice = { readonly secret: string; readonly login: string; readonly date: string };

const waits = [0, 5, 25, 125, 625] as const;

/** Seconds, and nothing finer. */
const dateText = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`;

/**
 * Stands in for Directa24's deposits, refunds and notices, as providers.md §3 tells them, with its own books and faults.
 * Nothing in the product knows that it is none.
 */
export async function startDirecta24(): Promise<Directa24StandIn> {
  const books = newDepositBooks();
  const ending = new AbortController();

  async function notify(deposit: KeptDeposit, how: Partial<Notice> = {}): Promise<number> {
    if (deposit.noticeUrl === null) throw new BrokenInvariant("the deposit names no address for notices");
    const { secret = books.secret, login = books.apiKey, date = dateText(Date.now()) } = how;
    const body = JSON.stringify({ deposit_id: deposit.id });
    const response = await fetch(deposit.noticeUrl, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-login": login,
        "x-date": date,
        authorization: `D24 ${hmacOf(secret, `${date}${login}${body}`)}`,
      },
      body,
      signal: ending.signal,
    });
    return response.status;
  }

  async function deliver(deposit: KeptDeposit, unitMs: number): Promise<number> {
    for (const [index, units] of waits.entries()) {
      await new Promise((resolve) => {
        setTimeout(resolve, (units - (waits[index - 1] ?? 0)) * unitMs);
      });
      const status = ending.signal.aborted ? 0 : await notify(deposit).catch(() => 0);
      if (ending.signal.aborted || (status >= 200 && status < 300)) return index + 1;
    }
    return waits.length;
  }

  function servePage(deposit: KeptDeposit, request: IncomingMessage, response: ServerResponse, body: string): void {
    if (request.method === "GET")
      return void response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(hostedPage(deposit));
    const name = new URLSearchParams(body).get("do") ?? "";
    if (!isButton(name)) return void response.writeHead(400).end();
    const { status, back } = buttons[name];
    // What has ended stays so, whoever presses again.
    if (deposit.status === "CREATED" || deposit.status === "PENDING") deposit.status = status;
    if (deposit.noticeUrl !== null) void deliver(deposit, 1_000);
    response.writeHead(303, { location: deposit.backUrls[back] }).end();
  }

  type Asked = { readonly kind: DepositCall; readonly answer: () => Answer };
  function askedOf({ method, url = "", headers }: IncomingMessage, origin: string, text: string): Asked | undefined {
    const { pathname } = new URL(url, origin);
    const given = headers["x-idempotency-key"];
    const key = typeof given === "string" ? given : undefined;
    const pageOf = (id: number): string => `${origin}/hosted/${id}`;
    if (method === "POST" && pathname === "/v3/deposits")
      return { kind: "open", answer: () => openDeposit(books, { key, text, pageOf }) };
    if (method === "POST" && pathname === "/v3/refunds")
      return { kind: "refund", answer: () => refundDeposit(books, { key, text }) };
    const [, id] = /^\/v3\/deposits\/(\d+)$/u.exec(pathname) ?? [];
    if (method !== "GET" || id === undefined) return undefined;
    return { kind: "read", answer: () => readDeposit(books, Number(id)) };
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const raw = await buffer(request);
    const origin = `http://${request.headers.host ?? "localhost"}`;
    const [, paged] = /^\/hosted\/(\d+)$/u.exec(request.url ?? "") ?? [];
    const deposit = paged === undefined ? undefined : books.deposits.get(Number(paged));
    if (deposit !== undefined) return servePage(deposit, request, response, raw.toString());
    const asked = askedOf(request, origin, raw.toString());
    if (asked === undefined) {
      books.complaints.push(`${request.method ?? ""} ${request.url ?? ""}`);
      return write(response, problem(404, 208, "Not found", "NOT_FOUND"));
    }
    const refused = refusal(books, request.headers, raw);
    if (refused !== null) return write(response, refused);
    befall({
      request,
      response,
      fault: books.faults[asked.kind].shift(),
      answer: asked.answer,
      trouble: () => ({ code: 1, description: "fault", type: "INTERNAL_ERROR" }),
    });
  }

  const { origin: apiUrl, close } = await listen((request, response) => void serve(request, response));
  const depositOf = (id: number): KeptDeposit => {
    const deposit = books.deposits.get(id);
    if (deposit === undefined) throw new BrokenInvariant(`no deposit ${id}`);
    return deposit;
  };
  return {
    settings: { apiUrl, apiKey: books.apiKey, secret: books.secret },
    firstSubMerchant,
    addSubMerchant: (id) => void books.subMerchants.add(id),
    failNext: (kind, ...faults) => void books.faults[kind].push(...faults),
    forgetFaults: () => {
      for (const faults of Object.values(books.faults)) faults.length = 0;
    },
    deposits: () => [...books.deposits.values()],
    payments: () =>
      [...books.deposits.values()].map(({ id, invoiceId, amount, status, isRefunded }) => ({
        id,
        reference: invoiceId.slice(0, 36),
        amount,
        status: status === "COMPLETED" && !isRefunded ? "approved" : isRefunded ? "refunded" : status.toLowerCase(),
      })),
    complaints: () => books.complaints,
    move: (depositId, status) => void (depositOf(depositId).status = status),
    alter: (depositId, by) => void Object.assign(depositOf(depositId), by),
    listCaller: (isListed) => void (books.isCallerListed = isListed),
    goAhead: (ms) => void (books.aheadMs = ms),
    notify,
    deliver,
    close: () => {
      ending.abort();
      return close();
    },
  };
}
