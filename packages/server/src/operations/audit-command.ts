import { type Instant, type Result, accepted, instant, refused } from "@cantina/domain/kernel";
import { type GoodsLevel, type KindTotal, auditBooks, goodsAt, totalsAt } from "../audit/index.ts";
import { migrations, migrationsOf } from "../db/index.ts";
import { type Books, openBooks } from "./open-books.ts";
import { type Operation, type Outcome, amount, count } from "./operation.ts";

const shape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/u;

function readInstant(text: string): Result<Instant, { readonly code: "NOT_AN_INSTANT"; readonly text: string }> {
  const at = shape.test(text) ? new Date(text) : undefined;
  return at === undefined || Number.isNaN(at.getTime())
    ? refused({ code: "NOT_AN_INSTANT", text })
    : accepted(instant(at.toISOString()));
}

const totalLines = (totals: readonly KindTotal[]): readonly string[] =>
  totals.map(
    ({ cafeteria, kind, accounts, total }) =>
      `${cafeteria} · ${kind}${accounts > 1 ? ` (${count(accounts)} cuentas)` : ""} · ${amount(total)}`,
  );

const goodsLines = (levels: readonly GoodsLevel[]): readonly string[] =>
  levels.map(({ cafeteria, name, kind, level }) =>
    kind === "consumable"
      ? `${cafeteria} · insumo ${name} · ${amount(level)}`
      : `${cafeteria} · stock de ${name} · ${count(level)}`,
  );

/** Says what the audit finds, line by line, and the sum of it. */
export async function tellAudit({ kysely }: Books, { say }: Operation): Promise<"clean" | "faulty"> {
  const began = performance.now();
  say("Revisando los libros…");
  const { checks, postings, discrepancies } = await auditBooks(kysely);
  for (const { kind, id, expected, found } of discrepancies)
    say(`${kind} · ${id} · debería ser: ${expected} · es: ${found}`);
  const seconds = ((performance.now() - began) / 1000).toLocaleString("es-AR", { maximumFractionDigits: 1 });
  const looked = `${count(postings)} asientos, ${count(checks)} revisiones, ${seconds} s`;
  say(
    discrepancies.length === 0 ? `Todo cuadra: ${looked}.` : `Diferencias: ${count(discrepancies.length)} (${looked}).`,
  );
  return discrepancies.length === 0 ? "clean" : "faulty";
}

/** AUDIT-04 */
export async function auditCommand(operation: Operation, asOf: string | undefined): Promise<Outcome> {
  const at = asOf === undefined ? undefined : readInstant(asOf);
  if (at !== undefined && !at.ok) return at;
  const books = await openBooks(operation);
  if (!books.ok) return books;
  const schema = await migrationsOf(books.value.kysely);
  const older = Object.keys(migrations).find((name) => !schema.includes(name));
  if (older !== undefined) return refused({ code: "DATABASE_OLDER", migration: older });
  if (at === undefined) return accepted(await tellAudit(books.value, operation));
  const totals = await totalsAt(books.value.kysely, at.value);
  for (const line of totals.length === 0 ? ["Ningún asiento hasta ese instante."] : totalLines(totals))
    operation.say(line);
  for (const line of goodsLines(await goodsAt(books.value.kysely, at.value))) operation.say(line);
  return accepted("clean");
}
