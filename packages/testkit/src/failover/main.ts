import { readdir } from "node:fs/promises";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { BrokenInvariant, loadTemporal } from "@cantina/domain/kernel";
import { createServer } from "@cantina/server/composition";
import { ensureFunctions, migrate, migrations, openDatabase } from "@cantina/server/db";
import { queryFunctions } from "@cantina/server/query-functions";
import { addProfile, cartOf, openCounter } from "../orders-suite/index.ts";
import { checkSales, isClean } from "./check-sales.ts";
import { startPair } from "./postgres-pair.ts";
import { sellThrough } from "./sell-through.ts";

const sellers = 8;
const rounds = Number(process.argv[2] ?? 3);
const [beforeMs, deadMs, afterMs] = [3_000, 500, 4_000];

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const mail = { send: async () => ({ ok: true, value: null }) as const };

async function newestBin(): Promise<string> {
  const base = "/usr/lib/postgresql";
  const named = process.env["POSTGRES_BIN"];
  if (named !== undefined) return named;
  const versions = await readdir(base).catch((): string[] => []);
  const newest = versions.map(Number).sort((a, b) => b - a)[0];
  if (newest === undefined)
    throw new BrokenInvariant(
      "needs PostgreSQL's own programs: install `postgresql`, or name their folder in POSTGRES_BIN",
    );
  return `${base}/${newest}/bin`;
}

async function playRound(bin: string): Promise<boolean> {
  const pair = await startPair(bin);
  const open = async () => {
    const opened = await openDatabase<unknown>({ connectionString: pair.url }, { maxConnections: 10 });
    if (!opened.ok) throw new BrokenInvariant(opened.failure.reason);
    return opened.value;
  };
  const databases = [await open(), await open()] as const;
  const migrated = await migrate(databases[0].kysely, migrations);
  if (!migrated.ok) throw new BrokenInvariant(JSON.stringify(migrated.failure));
  await ensureFunctions(databases[0].kysely, queryFunctions, "failover");
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const servers = await Promise.all(databases.map((database) => createServer({ database, mail, logStream })));
  try {
    const [server] = servers;
    if (server === undefined) throw new BrokenInvariant("two servers");
    const counter = await openCounter(databases[0], server, { features: ["stockControl"] });
    const product = await counter.product({ stock: 1_000_000, price: 1_000 });
    const tills = await Promise.all(
      Array.from({ length: sellers }, async (_, index) => {
        const employee = await addProfile(databases[0].query, counter.canteen.cafeteriaId, "CAFETERIA_EMPLOYEE");
        return { employee, till: counter.tillOf(employee, servers[index % servers.length]) };
      }),
    );
    const diner = await counter.diner({ balance: 1_000_000_000 });
    let isOver = false;
    const selling = tills.map(({ till }, index) =>
      sellThrough(
        till,
        () =>
          index % 2 === 0
            ? cartOf(product)
            : cartOf(product, { commensalId: diner.commensalId, paymentMethod: "ACCOUNT_BALANCE" }),
        () => isOver,
      ),
    );
    await pause(beforeMs);
    const killedAt = performance.now();
    await pair.killPrimary();
    await pause(deadMs);
    const promoting = performance.now();
    await pair.promoteStandby();
    const promotedAt = performance.now();
    await pause(afterMs);
    isOver = true;
    const done = await Promise.all(selling);
    const sold = done.flatMap((one) => one.sold);
    const uncertain = done.flatMap((one) => one.uncertain);
    const refused = done.flatMap((one) => one.refused);
    const before = sold.filter(({ at }) => at <= killedAt).length;
    const resumed = Math.min(...sold.filter(({ at }) => at > promotedAt).map(({ at }) => at));
    // A key is asked again by the till that has it; who asks does not matter to its answer.
    const verdicts = await Promise.all(done.map(async ({ sold: own }, index) => ({ own, till: tills[index]?.till })));
    const askAgain = new Map(verdicts.flatMap(({ own, till }) => own.map(({ key }) => [key, till] as const)));
    const verdict = await checkSales(databases[1], sold, {
      sell: (body, key = "") => {
        const till = askAgain.get(key);
        if (till === undefined) throw new BrokenInvariant("a key of nobody");
        return till.sell(body, key);
      },
    });
    const longest = Math.max(
      ...done.map(({ sold: own }) => Math.max(...own.slice(1).map(({ at }, index) => at - (own[index]?.at ?? at)))),
    );
    say(
      `${sold.length} sales (${before} before the kill); no sale for ${Math.round(resumed - killedAt)} ms, of which ${deadMs} ms nobody acted and ${Math.round(promotedAt - promoting)} ms were the promotion; longest wait of a seller ${Math.round(longest)} ms`,
    );
    say(`answers without certainty: ${uncertain.length}; refused: ${refused.length}`);
    for (const text of new Set([...uncertain, ...refused])) say(`  ${text}`);
    say(
      Object.entries(verdict)
        .map(([what, count]) => `${what} ${count}`)
        .join(", "),
    );
    return isClean(verdict) && refused.length === 0 && before > 0 && Number.isFinite(resumed);
  } finally {
    await Promise.all(servers.map((server) => server.close()));
    await Promise.all(databases.map((database) => database.close()));
    await pair.stop();
  }
}

await loadTemporal();
const bin = await newestBin();
for (let round = 1; round <= rounds; round += 1) {
  say(`round ${round} of ${rounds}: ${sellers} sellers at 2 servers, the primary is killed under load`);
  if (!(await playRound(bin))) process.exitCode = 1;
}
