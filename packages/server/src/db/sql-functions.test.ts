import { openScratch, type Scratch } from "@cantina/testkit/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureFunctions, migrate, migrations, sqlFunction } from "./index.ts";

let scratch: Scratch<unknown>;
beforeAll(async () => {
  scratch = await openScratch<unknown>("select 1");
  expect(await migrate(scratch.db.kysely, migrations)).toMatchObject({ ok: true });
});
afterAll(() => scratch.drop());

const answering = (answer: number) =>
  sqlFunction(
    "answer",
    `(times integer) returns integer language plpgsql as $$ begin return ${answer} * times; end $$`,
  );
const ask = async ({ name }: { readonly name: string }) =>
  (await scratch.db.query(`select ${name}(2) as answer`, []))[0]?.["answer"];
const start = (version: string, ...functions: readonly ReturnType<typeof answering>[]) =>
  ensureFunctions(scratch.db.kysely, functions, version);
const [first, second, third] = [answering(1), answering(2), answering(3)];

test("[DEPLOY-01] another text is another function, and both are there for servers of two releases", async () => {
  expect(first.name).toMatch(/^answer_[0-9a-f]{12}$/u);
  expect(first.name).not.toBe(second.name);
  expect(answering(1)).toEqual(first);
  await start("1", first);
  await start("2", second);
  expect(await Promise.all([first, second].map(ask))).toEqual([2, 4]);
  // The older one starts again beside it.
  await start("1", first);
  expect(await Promise.all([first, second].map(ask))).toEqual([2, 4]);
});

test("[DEPLOY-01] two servers that start at once make each function once", async () => {
  const another = await scratch.openAnother();
  const racing = answering(9);
  await Promise.all([
    ...[1, 2, 3].map(() => start("2", second, racing)),
    ...[1, 2, 3].map(() => ensureFunctions(another.kysely, [second, racing], "2")),
  ]);
  expect(await ask(racing)).toBe(18);
});

test("[DEPLOY-02] what a release no longer calls goes with the second version after it, and what is called stays", async () => {
  await start("3", third);
  await start("3", third);
  expect(await Promise.all([second, third].map(ask))).toEqual([4, 6]);
  await expect(ask(first)).rejects.toThrow("does not exist");
  await start("4", third);
  await expect(ask(second)).rejects.toThrow("does not exist");
  await start("5", third);
  expect(await ask(third)).toBe(6);
});
