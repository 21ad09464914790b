// npm run side-by-side -- [seconds] [commit]: a server of a former commit and this one sell on one database.
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { BrokenInvariant, loadTemporal } from "@cantina/domain/kernel";
import { openDatabase } from "@cantina/server/db";
import { type ServerChild, bundleProgram, startProgram, urlOf } from "../database/index.ts";
import { checkSales, isClean, sellThrough } from "../failover/index.ts";
import { type Till, addProfile, cartOf, openCounter } from "../orders-suite/index.ts";
import { openTemporaryCluster } from "../temporary-cluster/index.ts";
import { buildFormer, repositoryRoot } from "../former-program/index.ts";

const sellersEach = 4;
const paceMs = 250;
const aloneMs = 5_000;
const [seconds = "60", wanted] = process.argv.slice(2);

const say = (line: string): void => void process.stdout.write(`${line}\n`);

type Reader = { calls: number; readonly failed: string[] };

/** What screens read, again and again. */
async function readThrough(till: Till, isOver: () => boolean): Promise<Reader> {
  const reader: Reader = { calls: 0, failed: [] };
  for (; !isOver(); await pause(paceMs)) {
    for (const path of ["/products", "/products/categories"]) {
      const { status, text } = await till.get(path);
      reader.calls += 1;
      if (status !== 200) reader.failed.push(`${path} ${status} ${text}`);
    }
  }
  return reader;
}

async function sellSideBySide(): Promise<boolean> {
  const former = await buildFormer(await repositoryRoot(), wanted);
  const present = await bundleProgram("composition");
  say(`the server of ${former.commit} and this one, ${seconds} s side by side, ${sellersEach} sellers each`);
  const cluster = await openTemporaryCluster("side-by-side", 80);
  const children: ServerChild[] = [];
  const opened = await openDatabase<unknown>(cluster.connection, { maxConnections: 6 });
  if (!opened.ok) throw new BrokenInvariant(opened.failure.reason);
  const database = opened.value;
  try {
    const env = {
      DATABASE_URL: urlOf(cluster.connection),
      LOG_LEVEL: "error",
      CANTINA_DATA: cluster.folder,
    };
    const old = await startProgram([former.path], env);
    children.push(old);
    const counter = await openCounter(database, old, { features: ["stockControl"] });
    const product = await counter.product({ stock: 1_000_000, price: 1_000 });
    const diner = await counter.diner({ balance: 1_000_000_000 });
    let isOver = false;
    const until = () => isOver;
    const keys = new Map<string, Till>();
    const begin = async (server: ServerChild) => {
      const sellers = await Promise.all(
        Array.from({ length: sellersEach }, () =>
          addProfile(database.query, counter.canteen.cafeteriaId, "CAFETERIA_EMPLOYEE"),
        ),
      );
      return sellers.map((seller, index) => {
        const till = counter.tillOf(seller, server);
        const paced: Till = {
          ...till,
          sell: async (body, key = "") => {
            keys.set(key, till);
            await pause(paceMs);
            return till.sell(body, key);
          },
        };
        const onAccount = { commensalId: diner.commensalId, paymentMethod: "ACCOUNT_BALANCE" } as const;
        const nextCart = () => (index % 2 === 0 ? cartOf(product) : cartOf(product, onAccount));
        return sellThrough(paced, nextCart, until);
      });
    };
    const selling = await begin(old);
    const reading = [readThrough(counter.tillOf(counter.canteen.employeeId, old), until)];
    await pause(aloneMs);
    // It migrates the database under the hands of the one that sells.
    const began = performance.now();
    const fresh = await startProgram([present], env);
    children.push(fresh);
    say(`this one was ready after ${Math.round(performance.now() - began)} ms`);
    selling.push(...(await begin(fresh)));
    reading.push(readThrough(counter.tillOf(counter.canteen.employeeId, fresh), until));
    await pause(Number(seconds) * 1_000);
    isOver = true;
    const done = await Promise.all(selling);
    const readers = await Promise.all(reading);
    const byOld = done.slice(0, sellersEach).flatMap(({ sold }) => sold);
    const sold = done.flatMap((one) => one.sold);
    const failed = [
      ...done.flatMap(({ uncertain, refused }) => [...uncertain, ...refused]),
      ...readers.flatMap((one) => one.failed),
    ];
    const verdict = await checkSales(database, sold, {
      sell: (body, key = "") => {
        const till = keys.get(key);
        if (till === undefined) throw new BrokenInvariant("a key of nobody");
        return till.sell(body, key);
      },
    });
    say(
      `${byOld.length} sales at the former one, ${sold.length - byOld.length} at this one, ${readers.map(({ calls }) => calls).join(" and ")} readings`,
    );
    say(`failed: ${failed.length}`);
    for (const text of new Set(failed)) say(`  ${text}`);
    say(
      Object.entries(verdict)
        .map(([what, count]) => `${what} ${count}`)
        .join(", "),
    );
    const longest = Math.max(
      ...done.flatMap(({ sold: own }) => own.slice(1).map(({ at }, index) => at - (own[index]?.at ?? at))),
    );
    say(`longest wait of a seller between two sales: ${Math.round(longest)} ms, of which ${paceMs} are its pace`);
    return isClean(verdict) && failed.length === 0 && byOld.length > 0 && sold.length > byOld.length;
  } finally {
    await Promise.all(children.map((child) => child.end()));
    await database.close();
    await cluster.stop();
    await former.remove();
  }
}

await loadTemporal();
process.exitCode = (await sellSideBySide()) ? 0 : 1;
