import { openDatabase } from "@cantina/server/db";
import type { BenchPlace } from "../bench-place.ts";
import { row } from "../figures.ts";
import type { LoadAsked, LoadProcess } from "../load.ts";
import type { BenchSize } from "../measure-sales.ts";
import { watchProcessorTime } from "../processor-time.ts";
import { spreadOf, spreadText } from "../statistics.ts";
import { openTpcB } from "./pgbench.ts";
import { transferFunction } from "./transfer.ts";
import { hold } from "../till-client.ts";

const clients = 16;

/** The product as tills sell, and all of them to one diner; and what others say a database of this machine can do. */
const ways = ["http", "hot", "transfer", "tpcb"] as const;
type Way = (typeof ways)[number];

const names: Readonly<Record<Way, string>> = {
  http: "sales, four stock-kept lines on account",
  hot: "the same, all of one diner's account: ratio to those",
  transfer: "two balances and a posting, one function: ratio of the sales to it",
  tpcb: "TPC-B by pgbench, prepared, scale 20: ratio of the sales to it",
};

type Turn = { readonly perSecond: number; readonly server: number; readonly database: number };

/** Per second of 16 clients, each way in turns; and milliseconds of a processor for one, of the product's two processes. */
export async function measureLimits(
  { url, connection, settle }: BenchPlace,
  load: LoadProcess,
  { rounds, seconds }: BenchSize,
): Promise<readonly string[]> {
  const database = hold(await openDatabase(connection, { maxConnections: 1 }));
  const query = (text: string) => database.query(text, []);
  const processorTime = await watchProcessorTime(database);
  await query(transferFunction);
  const tpcB = await openTpcB(connection, query);
  const turns: Record<Way, Turn[]> = { http: [], hot: [], transfer: [], tpcb: [] };
  const sell = async (way: LoadAsked["way"], length: number) => {
    const { took, seconds: lasted } = await load.run({ way, clients, seconds: length, everyMs: 0, url, connection });
    return { count: took.length, perSecond: took.length / lasted };
  };
  const rate = async (way: Way, length: number): Promise<{ readonly count: number; readonly perSecond: number }> => {
    if (way !== "tpcb") return sell(way, length);
    const perSecond = (await tpcB?.run(clients, Math.ceil(length))) ?? Number.NaN;
    return { count: perSecond * Math.ceil(length), perSecond };
  };
  const turn = async (way: Way, length: number): Promise<Turn> => {
    const before = processorTime();
    const { count, perSecond } = await rate(way, length);
    const after = processorTime();
    return {
      perSecond,
      server: (after.server - before.server) / count,
      database: (after.database - before.database) / count,
    };
  };
  const tried = ways.filter((way) => way !== "tpcb" || tpcB !== null);
  try {
    for (const way of tried) await turn(way, 1);
    // On empty tables every plan is a sequential scan, and stays so until somebody has counted the rows.
    await settle();
    for (let round = 0; round < rounds; round += 1)
      for (const way of round % 2 === 0 ? tried : tried.toReversed()) turns[way].push(await turn(way, seconds));
  } finally {
    await tpcB?.close();
    await query("drop schema transfer cascade");
    await database.close();
  }
  const spread = (way: Way, figure: (turn: Turn, index: number) => number): string =>
    spreadText(spreadOf(turns[way].map(figure)));
  return [
    `| ${clients} clients | each second | ratio | ms of a processor, server | PostgreSQL |`,
    "| --- | ---: | ---: | ---: | ---: |",
    ...tried.map((way) =>
      row([
        names[way],
        spread(way, ({ perSecond }) => perSecond),
        spread(way, ({ perSecond }, index) => {
          const sales = turns.http[index]?.perSecond ?? Number.NaN;
          return way === "hot" ? perSecond / sales : sales / perSecond;
        }),
        way === "http" || way === "hot" ? spread(way, ({ server }) => server) : "",
        spread(way, ({ database: spent }) => spent),
      ]),
    ),
    ...(tpcB === null ? ["", "TPC-B was left out: there is no pgbench (Debian: `apt-get install postgresql`)."] : []),
  ];
}
