import type { Cafeteria } from "@cantina/domain/cafeteria";
import { cents, id, instant, loadTemporal, localDate, timeZone } from "@cantina/domain/kernel";
import type { ReportRow } from "@cantina/domain/reports";
import { expect, test } from "vitest";
import type { Report } from "../../composition/desk/index.ts";
import { bookOf, paperOf } from "./report-files.ts";

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
    "Creado: 24/11/2026 09:30",
    "No coincide con el libro: −$ 0,01",
  ]);
});
