import { type Endpoint, failureData } from "@cantina/contract/endpoint";
import { endpoints } from "@cantina/contract/table";
import { encode } from "@cantina/contract/wire";
import { loadTemporal } from "@cantina/domain/kernel";
import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { arbitraryOf } from "./arbitrary-of.ts";

await loadTemporal();

type Schema = v.GenericSchema;

const parts = ["params", "query", "body", "data"] as const;

const schemas: readonly (readonly [string, Schema])[] = [
  ...Object.entries<Endpoint>(endpoints).flatMap(([name, endpoint]) =>
    parts.flatMap((part) => {
      const schema = endpoint[part];
      return schema === undefined ? [] : [[`${name}.${part}`, schema] as const];
    }),
  ),
  ...Object.entries<Schema>(failureData).map(([code, schema]) => [`failure ${code}`, schema] as const),
];

const uuidOf = (placeholder: string): string =>
  `0197f1a2-0000-7000-8000-${placeholder.slice("id:".length).padStart(12, "0")}`;

/** What rules in free code want of some fields. */
const byRule: Readonly<Record<string, (value: unknown) => unknown>> = {
  tzName: () => "UTC",
  payDayPrices: (rows) => (Array.isArray(rows) ? rows.slice(0, 1).map((row: object) => ({ ...row, day: 1 })) : rows),
  availableWeekDates: (days) => (Array.isArray(days) ? [...new Set<unknown>(days)] : days),
};

/** The generator names ids by their place, where here any will do. */
function fitting(wire: unknown): unknown {
  if (typeof wire === "string") return wire.startsWith("id:") ? uuidOf(wire) : wire;
  if (Array.isArray(wire)) return wire.map(fitting);
  if (typeof wire !== "object" || wire === null) return wire;
  return Object.fromEntries(Object.entries(wire).map(([key, value]) => [key, fitting(byRule[key]?.(value) ?? value)]));
}

/** As a row of the database that holds more than is told. */
function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([key, field]) => [key, withMore(field)]);
  return { notTold: "secret", ...Object.fromEntries(fields) };
}

describe("what a schema reads, it writes, and nothing that it does not name", () => {
  it.each(schemas)("%s", (_name, schema) => {
    fc.assert(
      fc.property(arbitraryOf(schema).map(fitting), (sent) => {
        const first = v.safeParse(schema, sent);
        // Some have rules between their fields that few keep by chance: enough of those are found.
        if (!first.success) return fc.pre(false);
        const wire = encode(schema, first.output);
        // What is written is written the same way once it was read: 1.50 is 1.5, and a given time is in UTC.
        const again = v.parse(schema, JSON.parse(JSON.stringify(wire)) as unknown);
        expect(again).toEqual(first.output);
        expect(encode(schema, again)).toEqual(wire);
        expect(encode(schema, withMore(first.output))).toEqual(wire);
      }),
      { numRuns: 60, maxSkipsPerRun: 500 },
    );
  });
});
