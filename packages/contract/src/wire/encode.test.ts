import * as v from "valibot";
import { expect, test } from "vitest";
import { encode, money, renamed } from "./index.ts";

test("a container of which nobody knows how it is written is told before anything is sent", () => {
  const unknown = [v.union([money, v.string()]), v.record(v.string(), money), v.tuple([money]), v.lazy(() => money)];
  for (const schema of unknown) {
    const entry: v.GenericSchema = v.object({ sums: v.array(schema) });
    expect(() => encode(entry, { sums: [] })).toThrow("nobody knows how to write");
  }
});

test("a union whose parts are all written as they are is written so", () => {
  const either = v.object({
    issuer: v.optional(v.nullable(v.pipe(v.union([v.string(), v.number()]), v.transform(String)))),
  });
  expect(encode(either, { issuer: "24" })).toEqual({ issuer: "24" });
  expect(encode(either, { issuer: null })).toEqual({ issuer: null });
});

test("a field that no schema names is not written, however deep it is", () => {
  const child = v.nullable(v.object({ name: v.string() }));
  const row = v.variant("type", [v.object({ type: v.literal("A"), child }), v.object({ type: v.literal("B") })]);
  const account = renamed(v.object({ tzName: v.string(), rows: v.array(row) }), { tzName: "timeZone" });
  const made = {
    status: "DELETED",
    timeZone: "UTC",
    rows: [
      { type: "A" as const, child: { name: "Ana", passwordHash: "x" }, version: 1 },
      { type: "A" as const, child: null },
      { type: "B" as const, child: { name: "not of this kind" } },
    ],
  };
  expect(encode(account, made)).toEqual({
    tzName: "UTC",
    rows: [{ type: "A", child: { name: "Ana" } }, { type: "A", child: null }, { type: "B" }],
  });
});
