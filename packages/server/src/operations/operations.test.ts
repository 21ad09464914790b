import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chmod, mkdtemp, readFile, readdir, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { argumentsFor, withTestServer } from "@cantina/testkit/database";
import { type Counter, cartOf, openCounter, openTill, signInAs, trade } from "@cantina/testkit/orders-suite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createServer } from "../composition/index.ts";
import { queryFunctions } from "../query-functions/index.ts";
import { runOperation } from "./run-operation.ts";
import {
  type Database,
  ensureFunctions,
  migrate,
  migrations,
  migrationsOf,
  openDatabase,
  runMigrations,
  startEmbedded,
} from "../db/index.ts";

const server = withTestServer();
const program = await argumentsFor("operations");
const children: ChildProcess[] = [];
let folder: string;
let counter: Counter;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cantina-operations-"));
  await chmod(folder, 0o755);
  counter = await openCounter(server().database, server(), { features: ["stockControl", "coupons", "flowControl"] });
  await trade(counter);
});
afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

type Ended = { readonly code: number | null; readonly out: string; readonly err: string };
type Running = {
  readonly child: ChildProcess;
  readonly said: (text: string) => Promise<void>;
  readonly ended: Promise<Ended>;
};

function start(args: readonly string[], env: Readonly<Record<string, string>>): Running {
  const child = spawn(process.execPath, [...program, ...args], {
    env: { PATH: process.env["PATH"], HOME: process.env["HOME"], ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  let [out, err] = ["", ""];
  child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (err += chunk.toString()));
  const ended = new Promise<Ended>((resolve) => child.on("close", (code) => resolve({ code, out, err })));
  const said = (text: string): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => void (out.includes(text) && resolve());
      child.stdout.on("data", look);
      look();
    });
  return { child, said, ended };
}
/** In this process, since a new one takes seconds to begin; those that are killed are processes of their own. */
async function run(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Ended> {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await runOperation(args, env, {
    out: (line) => void out.push(`${line}\n`),
    err: (line) => void err.push(`${line}\n`),
    stopped: new Promise(() => undefined),
  });
  return { code, out: out.join(""), err: err.join("") };
}

const urlOf = (name?: string): string => {
  const { host = "", user = "", database = "" } = server().database.address;
  return `postgres://${user}@localhost/${name ?? database}?host=${encodeURIComponent(host)}`;
};
const here = (): Readonly<Record<string, string>> => ({ DATABASE_URL: urlOf() });

/** An empty database of the same PostgreSQL, as an administrator makes one for Cantina. */
async function emptyDatabase(): Promise<string> {
  const name = `target_${randomUUID().replaceAll("-", "")}`;
  await server().database.query(`create database ${name} template template0`, []);
  return urlOf(name);
}

async function opened(address: { readonly connectionString: string }): Promise<Database<unknown>> {
  const database = await openDatabase<unknown>(address, { maxConnections: 4 });
  if (!database.ok) throw new Error(JSON.stringify(database.failure));
  return database.value;
}
async function within<T>(url: string, work: (database: Database<unknown>) => Promise<T>): Promise<T> {
  const database = await opened({ connectionString: url });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const ledgerOf = ({ query }: Pick<Database<unknown>, "query">) =>
  query(
    `select (select count(*) from posting) as postings, (select sum(amount) from posting) as moved,
            (select sum(balance) from account) as balances, (select count(*) from transaction) as transactions`,
    [],
  );
const isRefusedAtStart = (url: string) => within(url, async ({ kysely }) => migrate(kysely, migrations));

describe("audit", () => {
  test("[AUDIT-04] ends with 0 on clean books, beside the server that has them open", async () => {
    const { code, out, err } = await run(["audit"], here());
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(/^Revisando los libros…\nTodo cuadra: \d+ asientos, \d+ revisiones, [\d,]+ s\.\n$/u);
  });

  test("[AUDIT-04] ends with 1 when a balance is wrong, and names it with both amounts", async () => {
    const target = await emptyDatabase();
    const file = join(folder, "wrong.cantina");
    expect((await run(["backup", "--to", file], here())).code).toBe(0);
    expect((await run(["restore", "--from", file], { DATABASE_URL: target })).code).toBe(0);
    const client = await within(target, async ({ query }) => {
      await query("alter table account disable trigger user", []);
      const [row] = await query(
        "update account set balance = balance + 150 where kind = 'CLIENT' and balance > 0 returning profile_id as id, balance",
        [],
      );
      return row;
    });
    const { code, out } = await run(["audit"], { DATABASE_URL: target });
    expect(code).toBe(1);
    const is = (Number(client?.["balance"]) / 100).toFixed(2);
    expect(out).toContain(
      `saldo · CLIENT ${String(client?.["id"])} · debería ser: ${(Number(is) - 1.5).toFixed(2)} · es: ${is}\n`,
    );
    expect(out).toContain("Diferencias: 1 ");
  });

  test("[RUN-27] a slip in the name of a setting is told before anything is done", async () => {
    const { err } = await run(["audit"], { ...here(), CANTINA_BACKUP_PASSPHRAS: "una clave larga" });
    expect(err).toMatch(/^Aviso: CANTINA_BACKUP_PASSPHRAS no es/u);
  });

  test("[AUDIT-03] [AUDIT-05] tells the totals as of an instant, and refuses what is none", async () => {
    const { code, out } = await run(["audit", "--as-of", new Date(Date.now() + 60_000).toISOString()], here());
    expect(code).toBe(0);
    expect(out).toMatch(/^Comedor · CARD · [\d.]+,\d\d$/mu);
    expect(out).toMatch(/^Comedor · stock de .+ · \d+$/mu);
    expect((await run(["audit", "--as-of", "2001-01-01T00:00:00-03:00"], here())).out).toBe(
      "Ningún asiento hasta ese instante.\n",
    );
    const refused = await run(["audit", "--as-of", "ayer"], here());
    expect(refused).toEqual({ code: 1, out: "", err: "«ayer» no es un instante como 2026-11-01T00:00:00Z.\n" });
  });
});

describe("backup and restore", () => {
  test("[BACKUP-01] [BACKUP-06] what is sold while the backup runs is in it whole or not at all, and selling goes on in the copy", async () => {
    const product = await counter.product({ stock: 100_000, price: 700 });
    let isSelling = true;
    let sold = 0;
    const sell = async (): Promise<void> => {
      while (isSelling) if ((await counter.till.sell(cartOf(product))).status === 200) sold += 1;
    };
    const sellers = Promise.all([sell(), sell(), sell()]);
    const file = join(folder, "hot.cantina");
    // Signed in before the copy, and so in the copy as well.
    const token = await signInAs(server().database, counter.canteen.employeeId);
    const before = sold;
    const backup = await run(["backup", "--to", file], here());
    const during = sold - before;
    isSelling = false;
    await sellers;
    expect([backup.code, backup.err]).toEqual([0, ""]);
    expect(backup.out).toMatch(/ {2}posting: [\d.]+ filas\n/u);
    expect(during).toBeGreaterThan(0);

    const target = await emptyDatabase();
    const restored = await run(["restore", "--from", file], { DATABASE_URL: target });
    expect([restored.code, restored.err]).toEqual([0, ""]);
    expect(restored.out).toContain("Todo cuadra");
    const there = await opened({ connectionString: target });
    // As a start does.
    await ensureFunctions(there.kysely, queryFunctions, "test");
    const second = await createServer({
      database: there,
      mail: { send: async () => ({ ok: true, value: null }) },
      logStream: process.stderr,
    });
    try {
      const stock = Number(
        (await there.query("select current_stock as n from product where id = $1", [product]))[0]?.["n"],
      );
      expect(stock).toBeGreaterThanOrEqual(100_000 - sold);
      // The same signed-in seller, the same counters, the same guards.
      const till = openTill(second.url, counter.canteen.cafeteriaId, () => Promise.resolve(token));
      const next = await till.sell(cartOf(product));
      expect(next.status, next.text).toBe(200);
      await expect(there.query("update posting set amount = 1", [])).rejects.toThrow("append-only");
    } finally {
      await second.close();
      await there.close();
    }
    expect((await run(["audit"], { DATABASE_URL: target })).code).toBe(0);
  });

  test("[BACKUP-02] a file that is there is never overwritten, and one that can't be written leaves nothing", async () => {
    const file = join(folder, "there.cantina");
    await writeFile(file, "mine");
    const refused = await run(["backup", "--to", file], here());
    expect(refused).toMatchObject({
      code: 1,
      err: `El archivo ${file} ya existe y no se sobrescribe. Elija otro nombre.\n`,
    });
    expect(await readFile(file, "utf8")).toBe("mine");
    const nowhere = await run(["backup", "--to", join(folder, "no", "such.cantina")], here());
    expect(nowhere.code).toBe(1);
    expect(nowhere.err).toContain("No se pudo escribir");
    expect((await readdir(folder)).filter((name) => name.includes("incompleto"))).toEqual([]);
  });

  test("[BACKUP-03] a database with anything in it is refused and stays as it is", async () => {
    const file = join(folder, "full.cantina");
    await run(["backup", "--to", file], here());
    const target = await emptyDatabase();
    await within(target, ({ query }) => query("create table theirs as select 7 as n", []));
    for (const DATABASE_URL of [target, urlOf()]) {
      const refused = await run(["restore", "--from", file], { DATABASE_URL });
      expect(refused.code).toBe(1);
      expect(refused.err).toBe(
        "La base de datos de destino no está vacía, y no se sobrescribe nada. Elija una vacía.\n",
      );
    }
    expect(await within(target, ({ query }) => query("select n from theirs", []))).toEqual([{ n: 7 }]);
    expect(await within(target, ({ query }) => query("select to_regclass('unfinished_copy') as mark", []))).toEqual([
      { mark: null },
    ]);
  });

  test("[BACKUP-06] the backup of an older schema gets the migrations since, after its rows", async () => {
    const older = await emptyDatabase();
    const id = randomUUID();
    await within(older, async ({ kysely, query }) => {
      expect((await runMigrations(kysely, migrations, "0050-claims-and-subscriptions")).ok).toBe(true);
      await query("insert into country (id, name) values ('UY', 'Uruguay')", []);
      await query(
        `with place as (
           insert into cafeteria (id, name, code, country_id, tz_name, default_discount_category_id)
           values ('${id}', 'Vieja', 'V-1', 'UY', 'America/Montevideo', '${id}') returning id)
         insert into discount_category (id, cafeteria_id, name, rate_basis_points) select '${id}', id, 'General', 0 from place`,
        [],
      );
    });
    const file = join(folder, "older.cantina");
    expect((await run(["backup", "--to", file], { DATABASE_URL: older })).code).toBe(0);
    const target = await emptyDatabase();
    const restored = await run(["restore", "--from", file], { DATABASE_URL: target });
    expect([restored.code, restored.err]).toEqual([0, ""]);
    await within(target, async ({ kysely, query }) => {
      expect(await migrationsOf(kysely)).toEqual(Object.keys(migrations));
      expect(await query("select name from cafeteria where id = $1", [id])).toEqual([{ name: "Vieja" }]);
      expect(await query("select count(*) as n from audit_log", [])).toEqual([{ n: 0 }]);
    });
  });

  test(
    "[BACKUP-10] sealed with a passphrase it comes back whole, and a wrong or missing one is told before anything is written",
    { tags: ["long"] },
    async () => {
      const sealed = join(folder, "sealed.cantina");
      const CANTINA_BACKUP_PASSPHRASE = "la clave del comedor";
      const made = await run(["backup", "--to", sealed], { ...here(), CANTINA_BACKUP_PASSPHRASE });
      expect([made.code, made.err]).toEqual([0, ""]);
      expect(made.out).toContain("Copiando y cifrando…");
      expect((await readFile(sealed)).includes("Comedor")).toBe(false);
      const DATABASE_URL = await emptyDatabase();
      const wrong = { DATABASE_URL, CANTINA_BACKUP_PASSPHRASE: "otra clave" };
      expect(await run(["restore", "--from", sealed], wrong)).toMatchObject({
        code: 1,
        err: `La clave de CANTINA_BACKUP_PASSPHRASE no es la de ${sealed}.\n`,
      });
      expect(await run(["restore", "--from", sealed], { DATABASE_URL })).toMatchObject({
        code: 1,
        err: `${sealed} está cifrada. Indique su clave con CANTINA_BACKUP_PASSPHRASE.\n`,
      });
      const restored = await run(["restore", "--from", sealed], { DATABASE_URL, CANTINA_BACKUP_PASSPHRASE });
      expect([restored.code, restored.err]).toEqual([0, ""]);
      expect(await within(DATABASE_URL, ledgerOf)).toEqual(await ledgerOf(server().database));
    },
  );

  test("[BACKUP-09] a role that owns the database and nothing else, as managed PostgreSQL gives one, is enough", async () => {
    const [role, database] = ["owner", "owned"].map((name) => `${name}_${randomUUID().replaceAll("-", "")}`);
    await server().database.query(`create role ${role} login nosuperuser nocreatedb nocreaterole`, []);
    await server().database.query(`create database ${database} owner ${role} template template0`, []);
    const target = urlOf(database).replace(/\/\/\w+@/u, `//${role}@`);
    const file = join(folder, "owned.cantina");
    await run(["backup", "--to", file], here());
    const restored = await run(["restore", "--from", file], { DATABASE_URL: target });
    expect([restored.code, restored.err]).toEqual([0, ""]);
    expect((await run(["audit"], { DATABASE_URL: target })).code).toBe(0);
    await within(target, async ({ query }) => {
      expect(await query("select current_user as me", [])).toEqual([{ me: role }]);
      await expect(query("update posting set amount = 1", [])).rejects.toThrow("append-only");
    });
  });

  test("[BACKUP-05] a file that is cut, changed or something else is found before anything is written", async () => {
    const target = await emptyDatabase();
    const [cut, other] = [join(folder, "cut.cantina"), join(folder, "other.cantina")];
    await run(["backup", "--to", cut], here());
    await truncate(cut, (await readFile(cut)).length - 40);
    await writeFile(other, "no backup");
    for (const file of [cut, other]) {
      const refused = await run(["restore", "--from", file], { DATABASE_URL: target });
      expect(refused.code).toBe(1);
      expect(refused.err).toContain(`${file} no es una copia de seguridad completa de Cantina`);
    }
    const missing = await run(["restore", "--from", join(folder, "none")], { DATABASE_URL: target });
    expect(missing.err).toContain("No se pudo leer");
    expect(
      await within(target, ({ query }) =>
        query("select 1 from pg_class where relnamespace = 'public'::regnamespace", []),
      ),
    ).toEqual([]);
  });

  /** Of a backup that is made into that file, into an empty database; it is under way. */
  async function beginRestore(file: string) {
    await run(["backup", "--to", file], here());
    const target = await emptyDatabase();
    const restoring = start(["restore", "--from", file], { DATABASE_URL: target });
    await within(target, async ({ query }) => {
      const mark = async () => (await query("select to_regclass('unfinished_copy') as mark", []))[0]?.["mark"];
      await expect.poll(mark, { interval: 5 }).not.toBe(null);
    });
    return { target, restoring };
  }

  test("[BACKUP-04] a restore killed in the middle is refused at every start and by every command", async () => {
    const file = join(folder, "killed.cantina");
    const { target, restoring } = await beginRestore(file);
    restoring.child.kill("SIGKILL");
    await restoring.ended;
    expect(await isRefusedAtStart(target)).toEqual({ ok: false, failure: { code: "DATABASE_UNFINISHED" } });
    for (const command of [["audit"], ["backup", "--to", join(folder, "half")], ["restore", "--from", file]]) {
      const refused = await run(command, { DATABASE_URL: target });
      expect([refused.code, refused.err]).toEqual([1, expect.stringContaining("quedó a medio copiar")]);
    }
  });

  test("[BACKUP-39] a restore whose database goes away in the middle says so in one sentence", async () => {
    const file = join(folder, "lost.cantina");
    const { target, restoring } = await beginRestore(file);
    const end = () =>
      server().database.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [
        new URL(target).pathname.slice(1),
      ]);
    // A connection that is made anew is ended, too.
    await expect.poll(async () => (await end(), restoring.child.exitCode), { interval: 5, timeout: 60_000 }).toBe(1);
    const { err } = await restoring.ended;
    expect(err).toMatch(/^(La base de datos dejó de responder|No se pudo)[^\n]+\n$/u);
  });
});

describe("move", () => {
  test(
    "[BACKUP-07] [BACKUP-08] from the data folder to another PostgreSQL, and cut off it leaves the folder as it was",
    { tags: ["long"] },
    async () => {
      const CANTINA_DATA = join(folder, "data");
      const file = join(folder, "moved.cantina");
      await run(["backup", "--to", file], here());
      const restored = await run(["restore", "--from", file], { CANTINA_DATA });
      expect([restored.code, restored.err]).toEqual([0, ""]);
      const inFolder = async <T>(work: (database: Database<unknown>) => Promise<T>): Promise<T> => {
        const embedded = await startEmbedded({ dataFolder: CANTINA_DATA, maxConnections: 5 });
        if (!embedded.ok) throw new Error(JSON.stringify(embedded.failure));
        const database = await openDatabase<unknown>(embedded.value.connection, { maxConnections: 2 });
        if (!database.ok) throw new Error(JSON.stringify(database.failure));
        try {
          return await work(database.value);
        } finally {
          await database.value.close();
          await embedded.value.stop();
        }
      };
      const books = await inFolder(ledgerOf);

      const target = await emptyDatabase();
      await inFolder(async () => {
        // As a running Cantina has it open: the books can be read beside it, not moved away under it.
        expect((await run(["audit"], { CANTINA_DATA })).code).toBe(0);
        expect((await run(["backup", "--to", join(folder, "beside.cantina")], { CANTINA_DATA })).code).toBe(0);
        expect((await run(["move", "--to", target], { CANTINA_DATA })).err).toContain("Cantina ya está abierta");
      });

      const cut = await emptyDatabase();
      const moving = start(["move", "--to", cut], { CANTINA_DATA });
      await moving.said("  cafeteria: ");
      moving.child.kill("SIGKILL");
      await moving.ended;
      expect(await isRefusedAtStart(cut)).toMatchObject({ failure: { code: "DATABASE_UNFINISHED" } });
      expect(await inFolder(ledgerOf)).toEqual(books);

      const moved = await run(["move", "--to", target], { CANTINA_DATA });
      expect([moved.code, moved.err]).toEqual([0, ""]);
      expect(moved.out).toContain("Los totales del libro son iguales en las dos bases de datos.");
      expect(await within(target, ledgerOf)).toEqual(books);
      expect(await inFolder(ledgerOf)).toEqual(books);
      expect(await isRefusedAtStart(target)).toEqual({ ok: true, value: [] });
      expect((await run(["move", "--to", target], { CANTINA_DATA })).err).toContain("no está vacía");
      expect((await run(["restore", "--from", file], { CANTINA_DATA })).err).toContain("no está vacía");
    },
  );

  test("says how it is used, and that a folder without a database has nothing to move", async () => {
    const wrong = await run(["move", "--from", "x"], {});
    expect(wrong).toEqual({
      code: 1,
      out: "",
      err: "Uso: npm run move -- --to postgres://usuario:clave@equipo:5432/base\n",
    });
    const nothing = await run(["move", "--to", await emptyDatabase()], { CANTINA_DATA: join(folder, "nothing") });
    expect(nothing.err).toContain("Falta la base de datos de esta carpeta de datos");
    await expect(readdir(join(folder, "nothing"))).rejects.toThrow("ENOENT");
  });
});
