import { readFile } from "node:fs/promises";

import { type Result, accepted, formatMoney, refused } from "@cantina/domain/kernel";

import { salesOfDay } from "./day-sales.ts";
import { readOrdersOf } from "./history.ts";
import { type ReplayOptions, readOptions } from "./options.ts";
import { ensureProducts } from "./roll-products.ts";
import { saleIdsOf } from "./sale-ids.ts";
import { sellRoll } from "./sell-roll.ts";
import { sentenceOf } from "./sentences.ts";
import { signIn } from "./sign-in.ts";
import { summaryLines } from "./summary.ts";
import { differencesOf, orderAsCounted, tallyOf } from "./tally.ts";
import { type RollRow, readTillRoll } from "./till-roll.ts";

export type ReplayOutput = {
  readonly line: (text: string) => void;
  readonly progress: (done: number, all: number) => void;
};

type RollFile = { readonly content: Uint8Array; readonly rows: readonly RollRow[] };

async function readRoll(path: string): Promise<Result<RollFile, string>> {
  try {
    const content = await readFile(path);
    const rows = readTillRoll(content.toString("utf8"));
    return rows.ok ? accepted({ content, rows: rows.value }) : rows;
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    return refused(`No se puede leer el archivo «${path}».`);
  }
}

/** Signs in, sells what is not sold yet, and compares. Resolves to what is wrong, in one sentence each. */
async function replay(options: ReplayOptions, { line, progress }: ReplayOutput): Promise<readonly string[]> {
  const { day, url, speed } = options;
  const roll = await readRoll(options.file);
  if (!roll.ok) return [roll.failure];
  const { sales, skipped } = salesOfDay(roll.value.rows, day);
  if (sales.length === 0) return [`El archivo no tiene ventas del ${day}.`];

  const session = await signIn(options);
  if (!session.ok) return [sentenceOf(session.failure, url)];
  const signedIn = session.value;
  if (signedIn === null) return ["La cuenta no tiene un perfil que pueda vender."];
  const names = new Set(sales.flatMap(({ units }) => [...units.keys()]));
  const products = await ensureProducts(signedIn, names, options.price);
  if (!products.ok) return [sentenceOf(products.failure, url)];
  const { byName, made } = products.value;
  line(`${signedIn.cafeteriaName}: ${sales.length} ventas del ${day}, ${made} productos nuevos.`);

  const idsOf = saleIdsOf(roll.value.content, day);
  const carts = sales.map((sale) => idsOf(sale).cartId);
  const before = await readOrdersOf(signedIn, carts);
  if (!before.ok) return [sentenceOf(before.failure, url)];
  const soldOrders = new Map(before.value.map((order) => [order.cartId, order]));
  const sold = await sellRoll(signedIn, { sales, idsOf, products: byName, soldOrders, speed, url, progress });
  if (sold.isCut) return sold.problems;

  const tally = tallyOf(sold.counted);
  for (const text of summaryLines({ tally, soldBefore: sold.soldBefore, skipped })) line(text);
  const history = await readOrdersOf(signedIn, carts);
  if (!history.ok) return [...sold.problems, sentenceOf(history.failure, url)];
  const theirs = tallyOf(history.value.map(orderAsCounted));
  const differences = differencesOf(tally, theirs).map((one) => `No coincide con el historial: ${one}.`);
  if (differences.length > 0) return [...sold.problems, ...differences];
  const { sales: count, items, total } = theirs;
  line(`El historial del servidor coincide: ${count} ventas, ${items} artículos, ${formatMoney(total)}.`);
  return sold.problems;
}

/** Runs the command; resolves to the process's exit code. */
export async function runReplay(args: readonly string[], output: ReplayOutput): Promise<number> {
  const options = readOptions(args);
  const problems = options.ok ? await replay(options.value, output) : [options.failure];
  for (const problem of problems) output.line(problem);
  return problems.length === 0 ? 0 : 1;
}
