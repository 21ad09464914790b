import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";

import { openDatabase } from "@cantina/server/db";

import { type BenchPlace, openBenchPlace } from "../bench-place.ts";
import { type LoadProcess, startLoadProcess } from "../load.ts";
import { watchProcessorTime } from "../processor-time.ts";
import { hold } from "../till-client.ts";
import { checkDistrictBooks } from "./district-books.ts";
import { fillDistrict } from "./district-data.ts";
import { type DistrictSize, type Mark, districtLines } from "./district-lines.ts";

const slices = 6;

type Tell = (line: string) => void;

/** Marks the begin, and the end of each slice, by this process's clock: the load's is a message's way behind. */
async function markSlices(
  mark: () => Mark,
  { seconds, signal, tell }: { readonly seconds: number; readonly signal: AbortSignal; readonly tell: Tell },
): Promise<readonly Mark[]> {
  const start = performance.now();
  const marks = [mark()];
  for (let slice = 1; slice <= slices; slice += 1) {
    const end = start + (slice * seconds * 1000) / slices;
    await pause(Math.max(0, end - performance.now()), undefined, { signal });
    const marked = mark();
    marks.push(marked);
    tell(`${slice} of ${slices}: ${marked.megabytes.toFixed(0)} MB`);
  }
  return marks;
}

async function sellAndCheck(
  { url, connection, settle }: BenchPlace,
  load: LoadProcess,
  { size, tell }: { readonly size: DistrictSize; readonly tell: Tell },
): Promise<readonly string[]> {
  const { cafeterias, tillsPerCafeteria, minutes, everyMs } = size;
  const seconds = minutes * 60;
  const { tills } = await load.openDistrict({ way: "district", step: "open", url, cafeterias, tillsPerCafeteria });
  // After the first sales, or every plan would be one for empty tables.
  await settle();
  const database = hold(await openDatabase<unknown>(connection, { maxConnections: 1 }));
  const ended = new AbortController();
  try {
    const processorTime = await watchProcessorTime(database);
    const mark = (): Mark => ({ megabytes: process.memoryUsage.rss() / 2 ** 20, processor: processorTime() });
    tell(`Selling at ${tills} tills for ${minutes} min…`);
    const [done, marks] = await Promise.all([
      load.sellInDistrict({ way: "district", step: "sell", seconds, everyMs, slices }),
      markSlices(mark, { seconds, signal: ended.signal, tell }),
    ]);
    tell("Auditing the books…");
    const books = await checkDistrictBooks(database, done.written);
    return districtLines(size, { ...done, marks, books });
  } finally {
    ended.abort();
    await database.close();
  }
}

/**
 * Sells at a school district's pace, at every till of every cafeteria, with each linked to its cafeteria's changes; then
 * throws where the books don't agree with what the tills were told. `program` is started again as the load's process.
 */
export async function measureDistrict(
  size: DistrictSize,
  { program, tell }: { readonly program: string; readonly tell: Tell },
): Promise<readonly string[]> {
  tell(`Opening ${size.cafeterias} cafeterias with ${size.tillsPerCafeteria} tills each…`);
  const place = await openBenchPlace({ fill: fillDistrict(size) });
  const load = startLoadProcess(program);
  try {
    return await sellAndCheck(place, load, { size, tell });
  } finally {
    load.close();
    await place.close();
  }
}
