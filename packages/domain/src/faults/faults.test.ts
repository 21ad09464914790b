import { describe, expect, test } from "vitest";
import { type Fault, describeFault, faultSieve } from "./index.ts";

const where = { part: "server", place: "POST /api/orders" } as const;

const thrown = (message: string, extra: object = {}): Error => {
  const error = Object.assign(new TypeError(message), extra);
  error.stack = [
    `TypeError: ${message}`,
    "    at async Object.sell (/home/ana.perez/cantina/packages/server/src/orders/sell-once.ts:12:34)",
    "    at file:///opt/cantina/node_modules/pg/lib/client.js:5:6",
    "    at https://caja.test/assets/index-B1.js?dni=30111222#x:7:8",
    "    at process.processTicks (node:internal/process/task_queues:105:5)",
    "    at eval (eval at <anonymous> (30.111.222), <anonymous>:1:1)",
    "pintar@https://caja.test/assets/sale-C2.js:9:10",
  ].join("\n");
  return error;
};

describe("what may be told of an error", () => {
  test("[FAULTS-02] its kind, code and places in the program, and where they are installed not", () => {
    const fault = describeFault(thrown("Ana Pérez debe 200", { code: "23505", detail: "Key (dni)=(30111222)" }), where);
    expect(fault).toMatchObject({ level: "error", type: "TypeError", text: "", code: "23505", ...where });
    expect(fault.frames).toEqual([
      { file: "packages/server/src/orders/sell-once.ts", line: 12, column: 34, name: "Object.sell" },
      { file: "node_modules/pg/lib/client.js", line: 5, column: 6, name: "" },
      { file: "assets/index-B1.js", line: 7, column: 8, name: "" },
      { file: "node:internal/process/task_queues", line: 105, column: 5, name: "process.processTicks" },
      { file: "assets/sale-C2.js", line: 9, column: 10, name: "pintar" },
    ]);
    expect(JSON.stringify(fault)).not.toMatch(/ana|Pérez|30.?111.?222|opt|home|caja/iu);
  });

  test.each([
    ["Cannot read properties of undefined (reading 'price')", "Cannot read properties of undefined (reading 'price')"],
    ["Cannot read properties of undefined (reading 'Ana Pérez')", "Cannot read properties of undefined"],
    ["order.lines.map is not a function", "order.lines.map is not a function"],
    ["Minified React error #130; visit https://react.dev/errors/130?args[]=Ana", "Minified React error #130"],
    ['Unexpected token A, "Ana" is not valid JSON', ""],
    ["Ana is not defined", ""],
    ["eyJhbGciOi.eyJzdWIi.abc is not a token", ""],
    ["ana@familia.test is not a function", ""],
  ])("[FAULTS-02] of '%s' is told '%s'", (message, told) => {
    expect(describeFault(new Error(message), where).text).toBe(told);
  });

  test("[FAULTS-02] names and codes that are none, and what is no error, tell nothing", () => {
    const odd = Object.assign(new Error("x"), { name: "Ana Pérez", code: "ana@familia.test" });
    expect(describeFault(odd, where)).toMatchObject({ type: "Error", code: null });
    expect(describeFault("Ana Pérez", where)).toMatchObject({ type: "NoError", text: "", frames: [] });
  });
});

describe("how many are told", () => {
  const fault = (line: number): Fault => ({
    ...describeFault(new Error("x"), where),
    frames: [{ file: "packages/a.ts", line, column: 1, name: "" }],
  });

  test("[FAULTS-03] the same once in 5 minutes, then with how often it came", () => {
    const sift = faultSieve();
    expect(sift(fault(1), 0)).toEqual({ fault: fault(1), unsaid: 0 });
    expect([1, 2, 299_999].map((at) => sift(fault(1), at))).toEqual([undefined, undefined, undefined]);
    expect(sift(fault(2), 10)).toBeDefined();
    expect(sift(fault(1), 300_000)).toEqual({ fault: fault(1), unsaid: 3 });
    expect(sift(fault(1), 600_000)?.unsaid).toBe(0);
  });

  test("[FAULTS-03] 20 in a minute at most, however many there are", () => {
    const sift = faultSieve();
    const told = Array.from({ length: 2_000 }, (_, line) => sift(fault(line), line * 90));
    const minutes = told.flatMap((one, line) => (one === undefined ? [] : [line * 90]));
    for (const from of minutes)
      expect(minutes.filter((at) => at >= from && at < from + 60_000).length).toBeLessThanOrEqual(20);
    expect(minutes.length).toBe(60);
  });
});
