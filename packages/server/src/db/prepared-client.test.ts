import { expect, test } from "vitest";

import { statementName, statementNamer } from "./prepared-client.ts";

test("a statement's name is its own, stable, and short enough not to be cut", () => {
  const long = "select ".repeat(5_000);
  expect(statementName(`${long}1`)).toBe(statementName(`${long}1`));
  expect(statementName(`${long}1`)).not.toBe(statementName(`${long}2`));
  expect(Buffer.byteLength(statementName(long))).toBeLessThanOrEqual(63);
});

test("texts without values stay unnamed, since they may hold several statements", () => {
  const nameOf = statementNamer();
  expect(nameOf("begin", [])).toBeUndefined();
  expect(nameOf("begin", undefined)).toBeUndefined();
  expect(nameOf("select $1", [1])).toBe(statementName("select $1"));
});

test("a connection prepares at most 500 statements and keeps using those", () => {
  const nameOf = statementNamer();
  for (let n = 0; n < 500; n += 1) expect(nameOf(`select $1, ${n}`, [1])).toBeDefined();
  expect(nameOf("select $1, 500", [1])).toBeUndefined();
  expect(nameOf("select $1, 0", [1])).toBeDefined();
});
