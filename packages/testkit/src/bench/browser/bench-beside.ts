import type { Browser } from "@playwright/test";

import { bundleProgram } from "../../database/index.ts";
import { buildFormerProduct, repositoryRoot } from "../../former-program/index.ts";
import { spreadOf, spreadText } from "../statistics.ts";
import { boardOrders, fillBoard } from "./board-data.ts";
import { boardMeasure, tillMeasures } from "./browser-lines.ts";
import { slowdowns } from "./browser-place.ts";
import { measureBoard } from "./measure-board.ts";
import { type BrowserSize, measureBrowser } from "./measure-browser.ts";
import { type TillPlace, openTillPlace } from "./till-place.ts";
import { startBrowser } from "./till-page.ts";

/** Of one round: milliseconds of each thing that was done in it. */
type Round = Readonly<Record<string, readonly number[]>>;
type Sides<Value> = { readonly former: Value; readonly now: Value };
type BesideSize = BrowserSize & { readonly rounds: number };

const medianOf = (values: readonly number[]): number => spreadOf(values).median;

/** A Markdown row for each thing: medians of the rounds, and of the ratio within each round. */
function rowsOf(slowdown: number, { former, now }: Sides<readonly Round[]>): readonly string[] {
  return Object.keys(now[0] ?? {}).map((name) => {
    const medians = (rounds: readonly Round[]) => rounds.map((round) => medianOf(round[name] ?? []));
    const [before, after] = [medians(former), medians(now)];
    const ratios = after.map((value, round) => value / (before[round] ?? Number.NaN));
    const cells = [before, after, ratios].map((values) => spreadText(spreadOf(values)));
    return `| ${name} | ${slowdown} | ${cells.join(" | ")} |`;
  });
}

/** Each side is the first of every other round, so that what a round leaves behind falls on both. */
async function inTurns(
  count: number,
  places: Sides<TillPlace>,
  measure: (url: string) => Promise<Round>,
): Promise<Sides<readonly Round[]>> {
  const rounds: Sides<Round[]> = { former: [], now: [] };
  for (let round = 0; round < count; round += 1) {
    const order = ["former", "now"] as const;
    for (const side of round % 2 === 0 ? order : order.toReversed()) rounds[side].push(await measure(places[side].url));
  }
  return rounds;
}

async function measureBoth(
  browser: Browser,
  places: Sides<TillPlace>,
  { rounds, ...size }: BesideSize,
  tell: (line: string) => void,
): Promise<readonly string[]> {
  const rows: string[] = [];
  for (const slowdown of slowdowns) {
    tell(`Scanning at both in turns, CPU slowed by ${slowdown}…`);
    const measured = await inTurns(rounds, places, async (url) =>
      tillMeasures(await measureBrowser(browser, url, { slowdown, size })),
    );
    rows.push(...rowsOf(slowdown, measured));
  }
  for (const { connection } of [places.former, places.now]) await fillBoard(connection);
  for (const slowdown of slowdowns) {
    tell(`Searching ${boardOrders} comandas at both in turns, CPU slowed by ${slowdown}…`);
    const measured = await inTurns(rounds, places, async (url) => {
      const { keys } = await measureBoard(browser, url, { slowdown, searches: size.searches });
      return { [boardMeasure]: keys };
    });
    rows.push(...rowsOf(slowdown, measured));
  }
  return rows;
}

/** The till's screens of a former commit and of this state in turns, each with a server and a database of its own. */
export async function benchBeside(
  wanted: string,
  size: BesideSize,
  tell: (line: string) => void,
): Promise<readonly string[]> {
  tell(`Building and filling the product of ${wanted} and this one…`);
  const { commit, path, remove } = await buildFormerProduct(await repositoryRoot(), wanted);
  const closing = [remove];
  try {
    const open = async (program: string): Promise<TillPlace> => {
      const place = await openTillPlace(program);
      closing.unshift(place.close);
      return place;
    };
    const places = { former: await open(path), now: await open(await bundleProgram("composition")) };
    const browser = await startBrowser();
    closing.unshift(() => browser.close());
    return [
      `| milliseconds, medians of ${size.rounds} rounds in turns | CPU slowed by | ${commit} | now | ratio |`,
      "| --- | ---: | ---: | ---: | ---: |",
      ...(await measureBoth(browser, places, size, tell)),
    ];
  } finally {
    for (const close of closing) await close();
  }
}
