import * as v from "valibot";
import { expect, test } from "vitest";
import { encode, money } from "./index.ts";

test("a container of which nobody knows how it is written is told before anything is sent", () => {
  const unknown = [v.union([money, v.string()]), v.record(v.string(), money), v.tuple([money]), v.lazy(() => money)];
  for (const schema of unknown) {
    const entry: v.GenericSchema = v.object({ sums: v.array(schema) });
    expect(() => encode(entry, { sums: [] })).toThrow("nobody knows how to write");
  }
});
