import {
  type AuthorityAnswer,
  type AuthorityFailure,
  type InvoiceOutcome,
  afterAnswer,
  afterLook,
  invoiceAmounts,
  needsDocument,
  nextTryMs,
} from "@cantina/domain/invoicing";
import { type LocalDate, type Result, accepted, addDays, localDateOf, timeZone } from "@cantina/domain/kernel";
import type { Kysely } from "kysely";
import { asAuthor, inTransaction, jobAuthor, noteChange } from "../db/index.ts";
import { asIssuer } from "./as-issuer.ts";
import { findDueInvoices } from "./due-invoices.queries.ts";
import type { Invoicing } from "./invoicing.ts";
import {
  type OpenInvoice,
  type Series,
  askAgain,
  endTurn,
  endWaiting,
  findOpenInvoice,
  keepTurn,
  lockWaiting,
  noteLastNumber,
  numberInvoice,
  takeSeriesTurn,
  writeOutcome,
} from "./series.queries.ts";
import { tellInvoice } from "./tell-invoice.queries.ts";

/** Of one run, after which nothing more is asked for. */
const runMs = 4_000;
/** Goods are invoiced within five days. */
const oldestDays = 4;

/** What is left to do in a series: go on, nothing, or wait for so long as failures say. */
type Step = { readonly kind: "ON" | "DONE" } | { readonly kind: "FAILED"; readonly detail: string | null };

const today = ({ clock }: Invoicing): LocalDate => localDateOf(clock.now(), timeZone("America/Argentina/Buenos_Aires"));

async function settle(
  db: Kysely<unknown>,
  invoicing: Invoicing,
  { series, open }: { readonly series: Series; readonly open: OpenInvoice },
  outcome: InvoiceOutcome,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (!(await writeOutcome(trx, series, open, outcome))) return;
    if (outcome.status === "UNKNOWN") return;
    noteChange({ entity: "order", id: open.transactionId, after: `INVOICE_${outcome.status}` });
    await tellInvoice(trx, open);
  });
  if (outcome.status === "DUE")
    invoicing.report({ code: "INVOICE_NUMBER_TAKEN", number: open.number, pointOfSale: open.pointOfSale });
  if (outcome.status === "REJECTED") invoicing.report({ code: "INVOICE_REJECTED", invoiceId: open.id });
}

/** No transaction is open meanwhile. INVOICING-02 */
async function ask(
  db: Kysely<unknown>,
  invoicing: Invoicing,
  place: { readonly series: Series; readonly open: OpenInvoice },
): Promise<Result<AuthorityAnswer, AuthorityFailure>> {
  const { id: _id, cafeteriaId: _cafeteria, transactionId: _transaction, askedAt: _at, ...request } = place.open;
  const answer = await asIssuer(db, invoicing, (ticket) => invoicing.authority.authorise(ticket, request));
  await settle(db, invoicing, place, afterAnswer(answer));
  return answer;
}

/** What nobody heard the end of. INVOICE-06 */
async function lookUp(db: Kysely<unknown>, invoicing: Invoicing, series: Series, open: OpenInvoice): Promise<Step> {
  const { authority } = invoicing;
  const last = await asIssuer(db, invoicing, (ticket) => authority.lastNumber(ticket, series));
  if (!last.ok) return { kind: "FAILED", detail: last.failure.detail };
  const kept =
    last.value < open.number
      ? accepted(null)
      : await asIssuer(db, invoicing, (ticket) => authority.read(ticket, series, open.number));
  if (!kept.ok) return { kind: "FAILED", detail: kept.failure.detail };
  const outcome = afterLook(open, { last: last.value, kept: kept.value });
  if (outcome.status !== "ASKED") {
    await settle(db, invoicing, { series, open }, outcome);
    return { kind: "ON" };
  }
  const now = today(invoicing);
  const issuedOn = open.issuedOn < addDays(now, -oldestDays) ? now : open.issuedOn;
  await askAgain(db, open.id, issuedOn);
  const answer = await ask(db, invoicing, { series, open: { ...open, issuedOn } });
  if (!answer.ok) return { kind: "FAILED", detail: answer.failure.detail };
  // The office says that the number is the next one, and refuses it as not being that: not to be asked at once.
  return answer.value.kind === "NOT_NEXT" ? { kind: "FAILED", detail: null } : { kind: "ON" };
}

/** Gives the next one that waits its number. null: none waits, or the turn is another's; "ENDED": it needed none. */
const numberNext = (
  db: Kysely<unknown>,
  invoicing: Invoicing,
  series: Series,
  number: number,
): Promise<"NUMBERED" | "ENDED" | null> =>
  inTransaction(db, async (trx) => {
    const next = await lockWaiting(trx, series);
    if (next === undefined) return null;
    const now = today(invoicing);
    const issuedOn = next.lastDay !== null && next.lastDay > now ? next.lastDay : now;
    const end = async (status: "VOID" | "REJECTED", detail: string | null) => {
      await endWaiting(trx, next.id, { status, detail });
      await tellInvoice(trx, next);
      return "ENDED" as const;
    };
    if (next.isReverted && next.kind === "INVOICE") return end("VOID", null);
    if (next.kind === "INVOICE" && needsDocument(next.total, issuedOn, invoicing.identification))
      return end("REJECTED", "DOCUMENT_NEEDED");
    const { net, vat } = invoiceAmounts(next.total, next.vatRate);
    await numberInvoice(trx, next.id, series, { number, issuedOn, net, vat, vatRate: next.vatRate });
    return "NUMBERED";
  });

async function askNext(db: Kysely<unknown>, invoicing: Invoicing, series: Series): Promise<Step> {
  if (series.lastNumber === null) {
    const last = await asIssuer(db, invoicing, (ticket) => invoicing.authority.lastNumber(ticket, series));
    if (!last.ok) return { kind: "FAILED", detail: last.failure.detail };
    await noteLastNumber(db, series, last.value);
    return { kind: "ON" };
  }
  const numbered = await numberNext(db, invoicing, series, series.lastNumber + 1);
  if (numbered !== "NUMBERED") return { kind: numbered === null ? "DONE" : "ON" };
  const open = await findOpenInvoice(db, series);
  if (open === undefined) return { kind: "DONE" };
  const answer = await ask(db, invoicing, { series, open });
  return answer.ok ? { kind: "ON" } : { kind: "FAILED", detail: answer.failure.detail };
}

async function workSeries(db: Kysely<unknown>, invoicing: Invoicing, taken: Series, endsAt: number): Promise<void> {
  let step: Step = { kind: "ON" };
  while (step.kind === "ON" && performance.now() < endsAt) {
    const series = await keepTurn(db, taken);
    if (series === undefined) return;
    const open = await findOpenInvoice(db, series);
    step = open === undefined ? await askNext(db, invoicing, series) : await lookUp(db, invoicing, series, open);
  }
  const failed = step.kind === "FAILED" ? { waitMs: nextTryMs(taken.failures + 1), detail: step.detail } : null;
  if (failed !== null) invoicing.report({ code: "INVOICES_WAIT", detail: failed.detail, waitMs: failed.waitMs });
  await endTurn(db, taken, failed);
}

/** An office that hangs holds each for 25 s; the others go on. */
const seriesAtOnce = 4;

/** Every series that is due. */
async function sendInvoices(db: Kysely<unknown>, invoicing: Invoicing): Promise<void> {
  const endsAt = performance.now() + runMs;
  const sendOn = async (): Promise<void> => {
    while (performance.now() < endsAt) {
      const series = await takeSeriesTurn(db, invoicing.authorityName);
      if (series === undefined) return;
      await workSeries(db, invoicing, series, endsAt);
    }
  };
  await asAuthor(jobAuthor("send-invoices", null), async () => {
    await Promise.all(Array.from({ length: seriesAtOnce }, sendOn));
  });
  invoicing.poke();
}

/** What came due since, then what waits. INVOICING-01 */
export async function invoiceSales(db: Kysely<unknown>, invoicing: Invoicing, isWhole: boolean): Promise<void> {
  await findDueInvoices(db, isWhole);
  await sendInvoices(db, invoicing);
}
