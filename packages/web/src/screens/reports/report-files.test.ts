import type { Cafeteria } from "@cantina/domain/cafeteria";
import { cents, id, instant, loadTemporal, localDate, timeZone } from "@cantina/domain/kernel";
import type { ReportRow } from "@cantina/domain/reports";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Report } from "../../composition/desk/index.ts";
import { bookOf, paperOf } from "./report-files.ts";
import { ledgerTextOf, toldTogether } from "./told-together.ts";

await loadTemporal();

const cafeteria = {
  name: "Comedor",
  timeZone: timeZone("America/Argentina/Buenos_Aires"),
  customPaymentMethod: null,
  features: [],
} as unknown as Cafeteria;
const question = {
  from: localDate("2026-11-01"),
  until: localDate("2026-11-24"),
  dateFilterType: "PICKUP_DATE",
  isWithoutReverted: true,
} as const;
const menu: ReportRow = {
  type: "PRODUCT",
  productId: id<"product">("00000000-0000-4000-8000-000000000001"),
  productVersion: 2,
  name: "Menú",
  isDeleted: true,
  isReturn: false,
  items: [],
  price: cents(450_000),
  quantity: 3,
  exchangedCouponsCount: 1,
  avgItemCost: null,
  amount: cents(900_000),
  discount: cents(10_050),
};
const back: ReportRow = { ...menu, isReturn: true, quantity: -1, amount: cents(-450_000), discount: cents(0) };
const report = (rows: readonly ReportRow[], ledgerTotal: number): Report => ({
  rows,
  total: cents(439_950),
  ledgerTotal: cents(ledgerTotal),
  readAt: instant("2026-11-24T12:30:00Z"),
});
const made = {
  kind: "SALES",
  question,
  narrowings: [{ name: "Sin revertidos", value: null, without: {} }],
  cafeteria,
  told: [
    { tab: "product", report: report([menu, back], 439_950) },
    {
      tab: "method",
      report: report([{ paymentMethod: "CASH", isReturn: false, count: 3, amount: cents(439_950) }], 439_950),
    },
  ],
} as const;

test("a report's file has a sheet for each way of telling it, with its sums as numbers, and one that says what was asked", () => {
  const { tables } = bookOf(made);
  expect(tables.map(({ title }) => title)).toEqual(["Por Producto", "Por Método de Pago", "Filtro"]);
  const [products, methods, filter] = tables;
  expect(products?.rows.map(([name]) => name)).toEqual(
    ["Menú (eliminado)", "Menú (eliminado, devolución)", "Total"].map((text) => ({ kind: "text", text })),
  );
  const money = (amount: number) => ({ kind: "money", amount });
  const count = (units: number) => ({ kind: "count", count: units });
  const none = { kind: "text", text: "" };
  expect(products?.rows.at(-1)?.slice(1)).toEqual([
    none,
    count(2),
    count(2),
    none,
    money(450_000),
    money(10_050),
    money(439_950),
  ]);
  // What the cafeteria has and nothing came by is only on the screen.
  expect(methods?.rows.length).toBe(2);
  expect(filter?.rows).toContainEqual([
    { kind: "text", text: "Creado" },
    { kind: "moment", wall: "2026-11-24T09:30" },
  ]);
  expect(filter?.rows).toContainEqual([
    { kind: "text", text: "Desde" },
    { kind: "day", day: "2026-11-01" },
  ]);
  expect(filter?.rows).toContainEqual([
    { kind: "text", text: "Sin revertidos" },
    { kind: "text", text: "Sí" },
  ]);
});

test("on paper a report says its days, its filter, its instant and by how much it is not what the ledger says", () => {
  const { title, notes } = paperOf({ ...made, told: [{ tab: "product", report: report([menu, back], 439_951) }] });
  expect(title).toBe("Reporte de ventas del 01/11/2026 al 24/11/2026");
  expect(notes).toEqual([
    "Comedor",
    "Sin revertidos: Sí",
    "No se cuenta lo que se revirtió, ni su venta ni su devolución: no coincide con la caja de esos días.",
    "Creado: 24/11/2026 09:30",
    "No coincide con el libro: −$ 0,01",
  ]);
});

test("[REPORT-10] a file says that it is off where any of its parts is, and that a sale paid by several methods counts whole", () => {
  const byMethod = { ...question, isWithoutReverted: false, paymentMethod: "CASH" } as const;
  const off = { tab: "method", report: { ...report([], 439_950), total: cents(439_940) } } as const;
  const wrong = { ...made, question: byMethod, narrowings: [], told: [made.told[0], off] };
  const whole = "Una venta pagada con varios métodos cuenta entera; Por Método de Pago dice cuánto pagó cada uno.";
  const { notes } = paperOf(wrong);
  expect(notes).toEqual(["Comedor", whole, "Creado: 24/11/2026 09:30", "No coincide con el libro: −$ 0,10"]);
  const rows = bookOf(wrong)
    .tables.at(-1)
    ?.rows.map(([name, value]) => [name, value].map((cell) => cell?.kind === "text" && cell.text));
  expect(rows).toContainEqual(["Nota", whole]);
  expect(rows).toContainEqual(["Libro", "No coincide con el libro: −$ 0,10"]);
});

test("[REPORT-10] what is told of several moments is asked again until it is of one, or says that it isn't", async () => {
  const at = (ledgerTotal: number) => ({ tab: "product", report: report([], ledgerTotal) }) as const;
  const answers = (...ledgers: readonly (readonly [number, number])[]) => {
    let asked = 0;
    const read = async () => {
      const [one, other] = ledgers[Math.min(asked, ledgers.length - 1)] ?? [0, 0];
      asked += 1;
      return [at(one), at(other)];
    };
    return { read, asked: () => asked };
  };
  const once = answers([439_950, 439_950]);
  await toldTogether(once.read);
  expect(once.asked()).toBe(1);
  const sold = answers([1, 2], [2, 3], [439_950, 439_950]);
  const told = await toldTogether(sold.read);
  expect([sold.asked(), ledgerTextOf(told)]).toEqual([3, "Coincide con el libro"]);
  const busy = answers([1, 2]);
  const torn = await toldTogether(busy.read);
  expect(busy.asked()).toBe(8);
  expect(paperOf({ ...made, told: torn }).notes.at(-1)).toBe(
    "Se vendió mientras se creaba: sus partes son de momentos distintos",
  );
});

/** Minor units that, below 0, were given back. */
const moneys = fc.integer({ min: -99_999_999, max: 999_999_999 });
const counts = fc.integer({ min: -50, max: 5_000 });
const drawnRow = fc.record({ isReturn: fc.boolean(), count: counts, amount: moneys, discount: moneys, at: fc.nat(3) });
type Drawn = typeof drawnRow extends fc.Arbitrary<infer Row> ? Row : never;
const names = ["Ana", "Beto", "Ñandú", null] as const;
const ofTabs = {
  product: ({ isReturn, count, amount, discount, at }: Drawn): ReportRow => ({
    ...menu,
    isReturn,
    productVersion: at,
    quantity: count,
    amount: cents(amount),
    discount: cents(discount),
  }),
  commensal: ({ isReturn, count, amount, discount, at }: Drawn): ReportRow => ({
    commensalId: id<"commensal">(`00000000-0000-4000-8000-00000000000${at}`),
    commensal: { name: names[at] ?? null, isDeleted: at % 2 === 1 },
    isReturn,
    count,
    amount: cents(amount),
    discountApplied: cents(discount),
  }),
  method: ({ isReturn, count, amount, at }: Drawn): ReportRow => ({
    paymentMethod: (["CASH", "CARD", "ACCOUNT_BALANCE", "TRANSFER"] as const)[at] ?? "CASH",
    isReturn,
    count,
    amount: cents(amount),
  }),
  client: ({ isReturn, count, amount, at }: Drawn): ReportRow => ({
    paymentMethod: "CARD",
    profileId: id<"profile">(`00000000-0000-4000-8000-00000000000${at}`),
    client: { name: names[at] ?? null, isDeleted: at % 2 === 1 },
    isReturn,
    count,
    amount: cents(amount),
  }),
} as const;

test("[REPORT-02] whatever a report's rows are, its sheets and its paper have each of them, and their totals are what they add up to", () => {
  fc.assert(
    fc.property(fc.array(drawnRow, { minLength: 1, maxLength: 30 }), (drawn) => {
      const told = (Object.keys(ofTabs) as (keyof typeof ofTabs)[]).map((tab) => ({
        tab,
        report: { ...report(drawn.map(ofTabs[tab]), 0), total: cents(0) },
      }));
      const output = { ...made, told };
      const gross = drawn.reduce((sum, { amount }) => sum + amount, 0);
      const discounts = drawn.reduce((sum, { discount }) => sum + discount, 0);
      const units = drawn.reduce((sum, { count }) => sum + count, 0);
      const tables = [...bookOf(output).tables.slice(0, told.length), ...paperOf(output).tables];
      expect(tables.length).toBe(2 * told.length);
      for (const [index, { rows, hasTotal }] of tables.entries()) {
        const { tab } = told[index % told.length] ?? { tab: "product" };
        const lines = rows.slice(0, -1);
        const lastOf = (row: (typeof rows)[number] | undefined) => {
          const cell = row?.at(-1);
          return cell?.kind === "money" ? cell.amount : Number.NaN;
        };
        const expected = tab === "product" ? gross - discounts : gross;
        expect([tab, hasTotal, lines.length]).toEqual([tab, true, drawn.length]);
        expect(lastOf(rows.at(-1))).toBe(expected);
        expect(lines.reduce((sum, row) => sum + lastOf(row), 0)).toBe(expected);
        expect(rows.at(-1)).toContainEqual({ kind: "count", count: units });
      }
    }),
  );
});
