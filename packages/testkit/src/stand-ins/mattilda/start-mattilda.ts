import type { IncomingMessage, ServerResponse } from "node:http";
import { listen } from "../../listening/index.ts";
import { type Answer, type Fault, befall, write } from "../faults/index.ts";
import {
  type KeptPayout,
  type PayoutBooks,
  type PayoutCall,
  firstMerchant,
  newPayoutBooks,
  payoutSheet,
  weeklyPayouts,
} from "./books.ts";

export type MattildaStandIn = {
  /** How a server reaches it. */
  readonly settings: { readonly apiUrl: string; readonly apiKey: string };
  /** It has 25 payouts. */
  readonly firstMerchant: string;
  /** So many payouts to that merchant, and no other. */
  readonly payOut: (merchantId: string, count: number) => readonly KeptPayout[];
  readonly failNext: (kind: PayoutCall, ...faults: readonly Fault[]) => void;
  /** Whoever asks for that page of the list meets it, until it is forgotten: a screen may ask for another one first. */
  readonly failPage: (page: number, fault: Fault) => void;
  readonly forgetFaults: () => void;
  /** Faults that nobody has met yet. */
  readonly faultsLeft: (kind: PayoutCall) => number;
  readonly complaints: () => readonly string[];
  /** Ends every call that still waits. */
  readonly hangUp: () => void;
  readonly close: () => Promise<void>;
};

const pageSize = 10;

const problem = (status: number, message: string): Answer => ({ status, json: { message } });

function pageOf(kept: readonly KeptPayout[], asked: string | null): Answer {
  if (asked === null || !/^[1-9]\d*$/u.test(asked)) return problem(400, "page counts from 1");
  const page = Number(asked);
  const data = kept.slice((page - 1) * pageSize, page * pageSize);
  return { status: 200, json: { page, data, totalPages: Math.ceil(kept.length / pageSize) } };
}

function fileOf(kept: readonly KeptPayout[], payoutId: string): Answer {
  const payout = kept.find(({ id }) => id === payoutId);
  return payout === undefined ? problem(404, "unknown payout") : { status: 200, file: payoutSheet(payout) };
}

type Asked = { readonly kind: PayoutCall; readonly page: string; readonly answer: () => Answer };

/** providers.md §5: GET /merchants/{id}/payouts?page= and GET /merchants/{id}/payouts/{payoutId}/file. */
function askedOf(books: PayoutBooks, { method, url = "" }: IncomingMessage): Asked | undefined {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  const [, merchant, file] = /^\/merchants\/([^/]+)\/payouts(?:\/([^/]+)\/file)?$/u.exec(pathname) ?? [];
  if (method !== "GET" || merchant === undefined) return undefined;
  const kept = books.payouts.get(decodeURIComponent(merchant));
  const found = (answer: (payouts: readonly KeptPayout[]) => Answer) => (): Answer =>
    kept === undefined ? problem(404, "unknown merchant") : answer(kept);
  const page = searchParams.get("page");
  return file === undefined
    ? { kind: "list", page: page ?? "", answer: found((payouts) => pageOf(payouts, page)) }
    : { kind: "file", page: "", answer: found((payouts) => fileOf(payouts, decodeURIComponent(file))) };
}

/**
 * Stands in for the payouts of Mattilda as providers.md §5 proposes them: no public page tells its own interface. It has
 * books and faults of its own, and nothing in the product knows that it is none.
 */
export async function startMattilda(): Promise<MattildaStandIn> {
  const books = newPayoutBooks();

  function serve(request: IncomingMessage, response: ServerResponse): void {
    request.resume();
    const asked = askedOf(books, request);
    if (asked === undefined) {
      books.complaints.push(`${request.method ?? ""} ${request.url ?? ""}`);
      return write(response, problem(404, "unknown path"));
    }
    if (request.headers.authorization !== `Bearer ${books.apiKey}`) return write(response, problem(401, "wrong key"));
    befall({
      request,
      response,
      fault: books.faults[asked.kind].shift() ?? books.faultsOfPages.get(asked.page),
      answer: asked.answer,
      trouble: (status) => ({ message: `trouble ${status}` }),
    });
  }

  const { origin: apiUrl, hangUp, close } = await listen(serve);
  return {
    settings: { apiUrl, apiKey: books.apiKey },
    firstMerchant,
    payOut: (merchantId, count) => {
      const paid = weeklyPayouts(merchantId, count, Date.now());
      books.payouts.set(merchantId, paid);
      return paid;
    },
    failNext: (kind, ...faults) => void books.faults[kind].push(...faults),
    failPage: (page, fault) => void books.faultsOfPages.set(String(page), fault),
    forgetFaults: () => {
      books.faultsOfPages.clear();
      for (const faults of Object.values(books.faults)) faults.length = 0;
    },
    faultsLeft: (kind) => books.faults[kind].length,
    complaints: () => books.complaints,
    hangUp,
    close,
  };
}
