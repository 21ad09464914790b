import { X509Certificate } from "node:crypto";
import {
  type KeptInstrument,
  type KeptPurchase,
  type KeptSession,
  type Outcome,
  type SignedPlexoBooks,
  newId,
  nowOf,
} from "./books.ts";
import { objectOf } from "./canonical.ts";
import { codes } from "./envelope.ts";

type Json = Readonly<Record<string, unknown>>;
/** What it says within its envelope. */
export type Said = { readonly ResultCode: number; readonly Response?: unknown; readonly ErrorMessage?: string | null };

const no = (code: number, message: string): Said => ({ ErrorMessage: message, ResultCode: code });
const yes = (response: unknown): Said => ({ ResultCode: codes.ok, ErrorMessage: null, Response: response });

function complainOfFields(books: SignedPlexoBooks, json: Json, known: readonly string[]): void {
  for (const name of Object.keys(json)) if (!known.includes(name)) books.complaints.push(`an unknown field ${name}`);
}

const isName = (value: unknown): value is string => typeof value === "string" && /^[\w-]{1,64}$/u.test(value);
const isAmount = (value: unknown): value is number =>
  typeof value === "number" && value > 0 && Number(value.toFixed(2)) === value;

const known = (names: string): readonly string[] => names.split(" ");
const authFields = known("Action Type MetaReference RedirectUri OptionalCommerceId ClientInformation LimitIssuers");
const purchaseFields = known(
  "ClientReferenceId CurrencyId Installments Items FinancialInclusion OptionalCommerceId PaymentInstrumentInput",
);

/** Auth: each one is another page, for it knows no key. */
export function authorise(books: SignedPlexoBooks, request: Json, pageOf: (id: string) => string): Said {
  complainOfFields(books, request, authFields);
  const { Action: action, Type: type, MetaReference: reference, RedirectUri: redirectUri } = request;
  const { OptionalCommerceId: commerceId } = request;
  if (action !== 1 && action !== 3) return no(codes.argument, "Action");
  if (type !== 0 && type !== 2) return no(codes.argument, "Type");
  if (!isName(reference)) return no(codes.missing, "MetaReference");
  if (typeof redirectUri !== "string" || !URL.canParse(redirectUri)) return no(codes.argument, "RedirectUri");
  if (typeof commerceId !== "number" || !books.commerces.has(commerceId)) return no(codes.notFound, "Commerce");
  const session: KeptSession = { id: newId(), reference, commerceId, redirectUri, instruments: [] };
  books.sessions.set(session.id, session);
  const expiry = Math.floor(nowOf(books) / 1_000) + 1_800;
  return yes({ Uri: pageOf(session.id), Id: session.id, ExpirationUTC: expiry });
}

/** As a buyer on its page chooses what to pay with. */
export function choose(books: SignedPlexoBooks, session: KeptSession, kind: number, outcome: Outcome): KeptInstrument {
  const instrument: KeptInstrument = { token: newId(), sessionId: session.id, kind, outcome };
  books.instruments.set(instrument.token, instrument);
  session.instruments.push(instrument.token);
  return instrument;
}

/** What its own program tells of an instrument. */
export const callbackOf = ({ client }: SignedPlexoBooks, { token, sessionId, kind }: KeptInstrument) => ({
  SessionId: sessionId,
  Client: client,
  Action: 1,
  PaymentInstrument: {
    InstrumentToken: token,
    Name: "402400XXXXXX0011",
    Issuer: { Id: "4", IssuerId: 4, VariationId: 0, Issuer: "Visa", ImageUrl: "https://plexo.test/imágenes/4.png" },
    Status: 0,
    InstrumentExpirationUTC: 1_893_456_000,
    AnonInstrumentUsageTimeLimit: null,
    CreditLimits: [{ Amount: 5_000, CurrencyId: 1 }],
    InstrumentInformation: { CardType: String(kind) },
  },
  OptionalMetadata: null,
});

const statusCodes = { ok: 0, pending: 2, denied: 10, refunded: 0, cancelled: 0 } as const;

/** A transaction, as Purchase, Status, Refund and Cancel answer with it. */
function transactionOf(books: SignedPlexoBooks, purchase: KeptPurchase) {
  const { id, reference, instrument, amount, currencyId, commerceId, state, returns } = purchase;
  const kind = books.instruments.get(instrument)?.kind ?? 0;
  const [last] = returns.slice(-1);
  const info = (given: string, status: number) => ({ ClientReferenceId: given, Status: status, ClientMetadata: null });
  const back = state === "cancelled" ? "Cancel" : "Refund";
  return {
    TransactionId: id,
    Commerce: { CommerceId: commerceId, Name: "Comedor" },
    InstrumentToken: instrument,
    InstrumentName: "402400XXXXXX0011",
    Amount: amount,
    Installments: 1,
    Currency: { CurrencyId: currencyId, Symbol: "$" },
    IsAnonymous: true,
    CurrentState: last === undefined ? 1 : state === "cancelled" ? 2 : 3,
    FinancialInclusion: { IsApplied: false, ReturnAmount: 0, LawNumber: 0 },
    Transactions: {
      Purchase: info(reference, statusCodes[state]),
      ...(last === undefined ? {} : { [back]: { ...info(last.reference, 0), Amount: givenBack(purchase) } }),
    },
    FieldInformation: { CardType: String(kind) },
    InvoiceNumber: null,
  };
}

export const givenBack = ({ returns }: KeptPurchase): number => returns.reduce((sum, one) => sum + one.amount, 0);

/** Operation/Purchase: a reference that it knows is not charged again. */
export function purchase(books: SignedPlexoBooks, request: Json): Said {
  complainOfFields(books, request, purchaseFields);
  const { ClientReferenceId: reference, CurrencyId: currencyId, Installments: installments, Items: items } = request;
  const { OptionalCommerceId: commerceId } = request;
  const inclusion = objectOf(request["FinancialInclusion"]);
  complainOfFields(books, inclusion, ["Type", "BilledAmount", "InvoiceNumber", "TaxedAmount"]);
  const input = objectOf(request["PaymentInstrumentInput"]);
  complainOfFields(books, input, ["InstrumentToken"]);
  if (!isName(reference)) return no(codes.missing, "ClientReferenceId");
  const isKnown = books.purchases.has(reference);
  if (isKnown && books.knowsNames) return no(codes.duplicate, "Transacción duplicada");
  if (installments !== 1 || !Array.isArray(items) || items.length !== 1) return no(codes.argument, "Items");
  const item = objectOf(items[0]);
  complainOfFields(books, item, ["Amount", "ClientItemReferenceId"]);
  const { Amount: amount, ClientItemReferenceId: itemName } = item;
  if (!isAmount(amount) || !isName(itemName)) return no(codes.argument, "Items");
  const { Type: type, BilledAmount: billed, TaxedAmount: taxed, InvoiceNumber: invoice } = inclusion;
  if (![0, 1, 6].includes(Number(type)) || billed !== amount || typeof taxed !== "number" || !Number.isInteger(invoice))
    return no(codes.missing, "FinancialInclusion");
  if (currencyId !== 1 && currencyId !== 2) return no(codes.currency, "CurrencyId");
  const instrument = books.instruments.get(String(input["InstrumentToken"]));
  if (instrument === undefined) return no(codes.instrument, "InstrumentToken");
  const session = books.sessions.get(instrument.sessionId);
  if (session === undefined || commerceId !== session.commerceId) return no(codes.forbidden, "Commerce");
  if (typeof instrument.outcome === "number") return no(instrument.outcome, "No se pudo procesar");
  if ([...books.purchases.values()].some((one) => one.sessionId === session.id && one.state === "ok"))
    books.complaints.push(`a second charge for the page of ${session.reference}`);
  const kept: KeptPurchase = {
    id: newId(),
    reference,
    instrument: instrument.token,
    sessionId: session.id,
    commerceId: session.commerceId,
    amount,
    currencyId,
    state: instrument.outcome,
    returns: [],
  };
  // By name it is found as it was charged first.
  books.purchases.set(isKnown ? kept.id : reference, kept);
  return yes(transactionOf(books, kept));
}

/** Type 0 names it as Plexo does, 1 as the client named the purchase, 2 the cancel, 4 the refund. */
function find(books: SignedPlexoBooks, { Type: type, MetaReference: name }: Json): KeptPurchase | undefined {
  const all = [...books.purchases.values()];
  if (type === 0) return all.find(({ id }) => id === name);
  if (type === 1) return books.purchases.get(String(name));
  if (type === 2 || type === 4) return all.find(({ returns }) => returns.some(({ reference }) => reference === name));
  return undefined;
}

/** Operation/Status. */
export function status(books: SignedPlexoBooks, request: Json): Said {
  complainOfFields(books, request, ["Type", "MetaReference"]);
  const found = find(books, request);
  return found === undefined ? no(codes.notFound, "No existe") : yes(transactionOf(books, found));
}

/** Operation/Refund and Operation/Cancel: a reference that it knows gives nothing back again. */
export function giveBack(books: SignedPlexoBooks, request: Json, as: "refunded" | "cancelled"): Said {
  complainOfFields(books, request, ["Amount", "ClientReferenceId", "MetaReference", "Type"]);
  const { ClientReferenceId: reference } = request;
  const found = find(books, request);
  if (!isName(reference)) return no(codes.missing, "ClientReferenceId");
  if (found === undefined) return no(codes.notFound, "No existe");
  if (found.returns.some((one) => one.reference === reference)) return no(codes.duplicate, "Transacción duplicada");
  const amount = as === "cancelled" ? found.amount : request["Amount"];
  const left = found.amount - givenBack(found);
  if (found.state !== "ok" || !isAmount(amount) || amount > left + 0.001) return no(codes.argument, "Amount");
  found.returns.push({ reference, amount });
  if (givenBack(found) >= found.amount) found.state = as;
  return yes(transactionOf(books, found));
}

/** Key/{fingerprint}. */
export function key({ serverIdentity: { fingerprint, certificate } }: SignedPlexoBooks, asked: string): Said {
  if (asked !== fingerprint) return no(codes.fingerprint, "Fingerprint");
  return yes({ Fingerprint: fingerprint, Key: new X509Certificate(certificate).raw.toString("base64") });
}
