import type { FutureOrder } from "@cantina/domain/future-orders";
import { type LocalDate, id, instant, loadTemporal, timeZone } from "@cantina/domain/kernel";
import { beforeAll, expect, test } from "vitest";
import { paperOf, ticketOf } from "./future-files.ts";

beforeAll(loadTemporal);

const ana = id<"commensal">("ana");
const nougat = id<"product">("turrón");

const orderOf = (): FutureOrder => ({
  id: id<"order">("uno"),
  classId: null,
  class: null,
  classPosition: null,
  commensalId: ana,
  commensalName: "Ana Paz",
  commensalLastName: "Paz",
  isDeleted: false,
  allergies: "Alergia al maní",
  comments: "",
  pickupDateTime: instant("2026-11-30T15:00:00Z"),
  originMedium: "MOBILE",
  orderItems: [{ type: "PRODUCT", productId: nougat, productVersion: 1, name: "Turrón", quantity: 1, items: [] }],
});

test("[ALLERGEN-08] the paper of a day says of each order what it contains that its diner must not eat", () => {
  const warningsWhere = (contained: readonly ("PEANUTS" | "MILK")[]) =>
    paperOf(
      {
        orders: [orderOf()],
        day: "2026-11-30" as LocalDate,
        place: "Comedor",
        timeZone: timeZone("America/Argentina/Buenos_Aires"),
      },
      { contained: new Map([[nougat, contained]]), avoided: new Map([[ana, ["PEANUTS"] as const]]) },
    ).classes.flatMap(({ orders }) => orders.flatMap(({ warnings }) => warnings));
  expect(warningsWhere(["MILK"])).toEqual(["Alergias: Alergia al maní"]);
  expect(warningsWhere(["PEANUTS", "MILK"])).toEqual([
    "Alergias: Alergia al maní",
    "Contiene lo que no puede comer: Maní",
  ]);
});

const reportOf = (orders: readonly FutureOrder[]) => ({
  orders,
  day: "2026-11-30" as LocalDate,
  place: "Comedor",
  timeZone: timeZone("America/Argentina/Buenos_Aires"),
});

test("[PRINT-15] the day's ticket tells of a promotion what its units hold, as its PDF and its spreadsheet do", () => {
  const items = [{ productId: nougat, name: "Turrón", quantity: 2 }];
  const menu = { type: "PRODUCT" as const, productId: id<"product">("menú"), productVersion: 1, name: "Menú" };
  const order = { ...orderOf(), orderItems: [{ ...menu, quantity: 3, items }] };
  expect(ticketOf(reportOf([order])).products).toEqual([
    { name: "Menú", quantity: 3, held: [{ name: "Turrón", quantity: 6 }] },
  ]);
});

test("[EXPORT-31] on the kitchen's paper a class and its units stand in one line, wherever lines end", () => {
  const order = { ...orderOf(), classId: id<"class">("6b"), class: "6° B", classPosition: 1 };
  const [product] = paperOf(reportOf([order]), { contained: new Map(), avoided: new Map() }).products;
  expect(product?.notes).toEqual(["6°\u00A0B:\u00A01"]);
});
