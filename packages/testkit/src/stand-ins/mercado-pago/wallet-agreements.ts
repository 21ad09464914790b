import { randomUUID } from "node:crypto";
import * as v from "valibot";
import type { Answer } from "../faults/index.ts";
import { problem } from "./answers.ts";
import type { Books } from "./books.ts";
import type { Seller } from "./seller.ts";
import type { Agreement } from "./wallet-books.ts";

const text = v.pipe(v.string(), v.minLength(1));

/** As providers.md §1.10 has it; what else is sent is not known here. */
const wanted = v.strictObject({
  return_uri: v.pipe(text, v.url()),
  external_flow_id: v.pipe(text, v.maxLength(64)),
  external_user: v.strictObject({ id: text, description: text }),
  agreement_data: v.strictObject({ validation_amount: v.pipe(v.number(), v.minValue(0)), description: text }),
});

const notFound = problem(404, "agreement not found", "not_found");

const given = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

const uriOf = (origin: string, { id }: Agreement): string => `${origin}/wallet-connect?agreement=${id}`;

/** POST /v2/wallet_connect/agreements. One active per user and integration. */
export function askAgreement(books: Books, seller: Seller, body: string, origin: string): Answer {
  const read = v.safeParse(wanted, given(body));
  if (!read.success) {
    books.complaints.push(`agreement: ${read.issues.map(({ message }) => message).join("; ")}`);
    return problem(400, "invalid agreement", "bad_request");
  }
  const { external_user: user, return_uri: returnUri, external_flow_id: flowId, agreement_data: data } = read.output;
  const isActive = [...books.wallets.agreements.values()].some(
    (one) => one.seller === seller && one.userId === user.id && one.status === "confirmed_by_user",
  );
  if (isActive) return problem(400, "the user has an active agreement", "agreement_already_active");
  const agreement: Agreement = {
    id: randomUUID().replaceAll("-", ""),
    seller,
    userId: user.id,
    flowId,
    returnUri,
    description: data.description,
    status: "pending",
    version: 1,
    code: null,
    payerToken: null,
    funds: "APRO",
  };
  books.wallets.agreements.set(agreement.id, agreement);
  return { status: 201, json: { agreement_id: agreement.id, agreement_uri: uriOf(origin, agreement) } };
}

/** What the buyer's consent leads the browser to. */
export function confirm(books: Books, agreement: Agreement): URL {
  const back = new URL(agreement.returnUri);
  if (agreement.status !== "pending") return back;
  agreement.status = "confirmed_by_user";
  agreement.version += 1;
  agreement.code = randomUUID().replaceAll("-", "");
  back.searchParams.set("code", agreement.code);
  if (books.wallets.tellsFlow) back.searchParams.set("external_flow_id", agreement.flowId);
  return back;
}

/** POST …/payer_token: a code is good for one use. */
export function payerToken(agreement: Agreement, body: string): Answer {
  const read = v.safeParse(v.object({ code: text }), given(body));
  const isGood = read.success && agreement.status === "confirmed_by_user" && read.output.code === agreement.code;
  if (!isGood) return problem(400, "invalid code", "invalid_code");
  agreement.code = null;
  agreement.payerToken = `wallet-${randomUUID()}`;
  return { status: 200, json: { payer_token: agreement.payerToken } };
}

/** By its owner or by who asked for it: the token is dead from here on. */
export function cancel(agreement: Agreement): void {
  if (agreement.status === "cancelled") return;
  agreement.status = "cancelled";
  agreement.version += 1;
  agreement.code = null;
  agreement.payerToken = null;
}

export const readAgreement = ({ id, status, version, userId }: Agreement): Answer => ({
  status: 200,
  json: { agreement_id: id, status, version, external_user: { id: userId } },
});

export function endAgreement(agreement: Agreement): Answer {
  if (agreement.status === "cancelled") return notFound;
  cancel(agreement);
  return readAgreement(agreement);
}

/** The seller's own, or none. */
export const asOwner =
  (books: Books, seller: Seller, id: string) =>
  (work: (agreement: Agreement) => Answer): Answer => {
    const agreement = books.wallets.agreements.get(id);
    return agreement === undefined || agreement.seller !== seller ? notFound : work(agreement);
  };
