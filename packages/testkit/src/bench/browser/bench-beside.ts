import { spreadOf, spreadText } from "../statistics.ts";
import { boardOrders, fillBoard } from "./board-data.ts";
import { inBrowser, slowdowns } from "./browser-place.ts";
import { openFormerTill } from "./former-till.ts";
import { measureBoard } from "./measure-board.ts";
import { type BrowserSize, measureBrowser } from "./measure-browser.ts";

/** Of one round: milliseconds of each thing that was done in it. */
type Round = Readonly<Record<string, readonly number[]>>;
type Side = "former" | "now";
type Rounds = Readonly<Record<Side, readonly Round[]>>;

const medianOf = (values: readonly number[]): number => spreadOf(values).median;

/** A Markdown row for each thing: medians of the rounds, and of the ratio within each round. */
function rowsOf(slowdown: number, { former, now }: Rounds): readonly string[] {
  return Object.keys(now[0] ?? {}).map((name) => {
    const medians = (rounds: readonly Round[]) => rounds.map((round) => medianOf(round[name] ?? []));
    const [before, after] = [medians(former), medians(now)];
    const ratios = after.map((value, round) => value / (before[round] ?? Number.NaN));
    const cells = [before, after, ratios].map((values) => spreadText(spreadOf(values)));
    return `| ${name} | ${slowdown} | ${cells.join(" | ")} |`;
  });
}

/** Each side is the first of every other round, so that what a round leaves behind falls on both. */
async function inTurns(count: number, measure: (side: Side) => Promise<Round>): Promise<Rounds> {
  const rounds: Record<Side, Round[]> = { former: [], now: [] };
  for (let round = 0; round < count; round += 1) {
    const order = ["former", "now"] as const;
    for (const side of round % 2 === 0 ? order : order.toReversed()) rounds[side].push(await measure(side));
  }
  return rounds;
}

type BesideSize = BrowserSize & { readonly rounds: number };

/** The till's screens of a former commit and of this state, each with its own server and database, in turns. */
export const benchBeside = (
  wanted: string,
  { rounds, ...size }: BesideSize,
  tell: (line: string) => void,
): Promise<readonly string[]> =>
  inBrowser(async ({ browser, url, connection }) => {
    tell(`Building and filling the product of ${wanted}…`);
    const former = await openFormerTill(wanted);
    try {
      const urls = { former: former.url, now: url };
      const rows: string[] = [];
      for (const slowdown of slowdowns) {
        tell(`Scanning at both in turns, CPU slowed by ${slowdown}…`);
        const measured = await inTurns(rounds, async (side) => {
          const { mounts, scans, diners } = await measureBrowser(browser, urls[side], { slowdown, size });
          return {
            "Enter of a scan → line painted": scans,
            "key in the diner search → names painted": diners.keys,
            "diner search opened → names painted": diners.opens,
            "reload → cards painted": mounts,
          };
        });
        rows.push(...rowsOf(slowdown, measured));
      }
      for (const place of [former.connection, connection]) await fillBoard(place);
      for (const slowdown of slowdowns) {
        tell(`Searching ${boardOrders} comandas at both in turns, CPU slowed by ${slowdown}…`);
        const measured = await inTurns(rounds, async (side) => {
          const { keys } = await measureBoard(browser, urls[side], { slowdown, searches: size.searches });
          return { [`key in the search of ${boardOrders} comandas → cards painted`]: keys };
        });
        rows.push(...rowsOf(slowdown, measured));
      }
      return [
        `| milliseconds, medians of ${rounds} rounds in turns | CPU slowed by | ${former.commit} | now | ratio |`,
        "| --- | ---: | ---: | ---: | ---: |",
        ...rows,
      ];
    } finally {
      await former.close();
    }
  });
