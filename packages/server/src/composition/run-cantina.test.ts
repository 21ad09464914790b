import { type ChildProcess, spawn } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { argumentsFor, withTestDatabase } from "@cantina/testkit/database";
import { afterAll, describe, expect, it } from "vitest";

const folder = await mkdtemp(join(tmpdir(), "cantina-run-"));
await chmod(folder, 0o755);
const testDatabase = withTestDatabase();
const program = await argumentsFor("composition");
const children: ChildProcess[] = [];

afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

type Run = {
  readonly child: ChildProcess;
  readonly ready: Promise<string>;
  readonly ended: Promise<{ code: number | null; out: string; err: string }>;
};

function run(env: Record<string, string>, args: readonly string[] = []): Run {
  const child = spawn(process.execPath, [...program, ...args], {
    env: { PATH: process.env["PATH"], HOME: process.env["HOME"], PORT: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  let out = "";
  let err = "";
  const ready = new Promise<string>((resolve) => {
    child.stdout.on("data", (chunk: Buffer) => {
      out += chunk.toString();
      if (out.includes("Cantina lista")) resolve(out);
    });
  });
  child.stderr.on("data", (chunk: Buffer) => {
    err += chunk.toString();
  });
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    child.on("close", (code) => resolve({ code, out, err }));
  });
  return { child, ready, ended };
}

const urlIn = (out: string): string => /Cantina lista: (http:\/\/localhost:\d+)\n$/u.exec(out)?.[1] ?? "";
const addressOf = (): string => {
  const { host = "", user = "", database = "" } = testDatabase().database.address;
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
};

describe("a start that can't be", () => {
  const refusal = async (env: Record<string, string>, args?: readonly string[]) => {
    const { code, out, err } = await run(env, args).ended;
    expect([code, out]).toEqual([1, ""]);
    // One sentence and nothing else.
    expect(err.trimEnd()).not.toContain("\n");
    return err;
  };

  it("says that the port is taken, before it touches any data", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "localhost", resolve));
    const { port } = other.address() as AddressInfo;
    expect(await refusal({ PORT: String(port), CANTINA_DATA: join(folder, "never") })).toContain(
      `El puerto ${port} ya está en uso.`,
    );
    other.close();
  });

  it("says what is wrong with the folder, the address of the database, or an argument", async () => {
    await writeFile(join(folder, "file"), "");
    const [unwritable, unreachable, argument] = await Promise.all([
      refusal({ CANTINA_DATA: join(folder, "file", "data") }),
      refusal({ DATABASE_URL: "postgres://x:y@127.0.0.1:1/z" }),
      refusal({ CANTINA_DATA: join(folder, "never") }, ["--vacio"]),
    ]);
    expect(unwritable).toContain("No se puede escribir en la carpeta de datos");
    expect(unreachable).toContain("No se pudo conectar con la base de datos");
    expect(argument).toContain("--vacio");
  });

  it("says that the database is newer than the program", async () => {
    const { database } = testDatabase();
    await database.query("insert into kysely_migration (name, timestamp) values ('9999-future', 'x')", []);
    expect(await refusal({ DATABASE_URL: addressOf() })).toContain(
      "La base de datos es de una versión más nueva de Cantina (9999-future).",
    );
    await database.query("delete from kysely_migration where name = '9999-future'", []);
  });
});

describe("a first start without seed", () => {
  it(
    "[RUN-27] makes one system administrator, tells the password once, and ends in the ready line",
    { tags: ["long"] },
    async () => {
      const env = { DATABASE_URL: addressOf(), CANTINA_DATA: join(folder, "data") };
      const first = run(env);
      const out = await first.ready;
      const password = /Contraseña: (\S+) /u.exec(out)?.[1] ?? "";
      const answer = await fetch(`${urlIn(out)}/api/authentication/authenticate`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: "admin@cantina.local", password }),
      });
      expect(await answer.json()).toMatchObject({ data: [{ profile: { privilegeLevel: "SYSTEM_ADMINISTRATOR" } }] });
      first.child.kill("SIGTERM");
      expect((await first.ended).code).toBe(0);

      const second = run({ ...env, CANTINA_BACKUP: folder });
      expect(await second.ready).not.toContain("Contraseña");
      second.child.kill("SIGINT");
      // The same Ctrl-C once more, as it comes through `npm start`.
      second.child.kill("SIGINT");
      const end = await second.ended;
      expect(end.code).toBe(0);
      expect(end.err).toContain("Aviso: CANTINA_BACKUP no es ningún ajuste");
    },
  );
});
