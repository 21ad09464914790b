import { type Cents, minMoney, noMoney } from "@cantina/domain/kernel";
import { type ProviderPayment, type ProviderState, referenceOf } from "@cantina/domain/payments";
import * as v from "valibot";
import { decimalAmount, type Seen } from "../provider-calls/index.ts";

const idText = v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/u));

export const openedPage = v.object({ Id: idText, Uri: v.pipe(v.string(), v.trim(), v.url(), v.regex(/^https?:/u)) });

export const serverKey = v.object({ Fingerprint: v.string(), Key: v.pipe(v.string(), v.base64()) });

/** 1 Uruguayan debit, 2 Uruguayan credit, 3 debit, 4 credit, 5 and 6 prepaid. */
const cards: ReadonlyMap<string, ProviderPayment["card"]> = new Map([
  ["1", "DEBIT"],
  ["3", "DEBIT"],
  ["2", "CREDIT"],
  ["4", "CREDIT"],
  ["5", "PREPAID"],
  ["6", "PREPAID"],
]);

const cardInformation = v.nullish(v.object({ CardType: v.nullish(v.union([v.string(), v.number()])) }));
type CardInformation = v.InferOutput<typeof cardInformation>;
/** What says nothing of its kind may be any. PLEXO-09 */
const cardOf = (information: CardInformation): ProviderPayment["card"] =>
  cards.get(String(information?.CardType ?? "")) ?? "OTHER";

const callback = v.object({
  Client: v.string(),
  SessionId: v.optional(idText),
  PaymentInstrument: v.nullish(v.object({ InstrumentToken: idText, InstrumentInformation: cardInformation })),
});

/** What a callback tells; null where it is none. */
export function toldOf(json: unknown) {
  const read = v.safeParse(callback, json);
  if (!read.success) return null;
  const { Client: client, SessionId: pageId, PaymentInstrument: instrument } = read.output;
  const choice =
    pageId === undefined || instrument === undefined || instrument === null
      ? null
      : { pageId, instrument: instrument.InstrumentToken, card: cardOf(instrument.InstrumentInformation) };
  return { client, choice };
}

const step = v.object({
  ClientReferenceId: v.nullish(v.string()),
  Status: v.number(),
  Amount: v.nullish(decimalAmount),
});

const transaction = v.object({
  TransactionId: v.string(),
  Amount: decimalAmount,
  Currency: v.object({ CurrencyId: v.number() }),
  Commerce: v.nullish(v.object({ CommerceId: v.number() })),
  Transactions: v.object({ Purchase: step, Refund: v.nullish(step), Cancel: v.nullish(step) }),
  FieldInformation: cardInformation,
});
type Transaction = v.InferOutput<typeof transaction>;

/** By their numbers. */
export const currencyIds: ReadonlyMap<string, number> = new Map([
  ["UYU", 1],
  ["USD", 2],
]);
const currencyNames = new Map([...currencyIds].map(([name, number]) => [number, name]));

/** Denied, expired, not processed. An unknown one is not yet an end. PLEXO-08 */
const states: ReadonlyMap<number, ProviderState> = new Map([
  [0, "APPROVED"],
  [10, "REJECTED"],
  [20, "REJECTED"],
  [21, "REJECTED"],
]);

function returnedOf({ Amount: total, Transactions: { Refund, Cancel } }: Transaction): Cents {
  const back = [Refund, Cancel].find((one) => one?.Status === 0);
  // How much a refund was of is not told by every answer.
  return back === undefined ? noMoney : minMoney(total, back?.Amount ?? total);
}

/** undefined: it is not that purchase. */
export function purchaseOf(json: unknown, referenceId: string, { isLive, at }: Seen): ProviderPayment | undefined {
  const read = v.safeParse(transaction, json);
  if (!read.success) return undefined;
  const { Amount: total, Currency, Commerce, Transactions, FieldInformation, TransactionId } = read.output;
  const { ClientReferenceId, Status } = Transactions.Purchase;
  if (ClientReferenceId !== referenceId) return undefined;
  const returned = returnedOf(read.output);
  return {
    id: referenceId,
    reference: referenceOf(referenceId),
    state: returned === total ? "REFUNDED" : (states.get(Status) ?? "PENDING"),
    detail: `${Status} ${TransactionId}`,
    total,
    returned,
    currency: currencyNames.get(Currency.CurrencyId) ?? String(Currency.CurrencyId),
    accountId: Commerce === undefined || Commerce === null ? null : String(Commerce.CommerceId),
    isLive,
    card: cardOf(FieldInformation),
    updatedAt: at,
  };
}
