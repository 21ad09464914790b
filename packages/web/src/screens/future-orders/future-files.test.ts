import type { FutureOrder } from "@cantina/domain/future-orders";
import { type LocalDate, id, instant, loadTemporal, timeZone } from "@cantina/domain/kernel";
import { beforeAll, expect, test } from "vitest";
import { paperOf } from "./future-files.ts";

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
