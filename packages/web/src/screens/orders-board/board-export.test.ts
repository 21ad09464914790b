import { id, loadTemporal, timeZone } from "@cantina/domain/kernel";
import { type Order, wholeBoard } from "@cantina/domain/orders";
import { anyOrder } from "@cantina/testkit/arbitraries";
import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import * as texts from "../../texts/orders-board.ts";
import { ordersTable } from "./board-export.ts";
import { narrowingOf } from "./board-narrowing.ts";

beforeAll(loadTemporal);

const [third, fifth] = [id<"class">("3a"), id<"class">("5b")];
const classNames = new Map([
  [third, "3° A"],
  [fifth, "5° B"],
]);
const [model] = fc.sample(anyOrder({ from: "2026-11-20T12:00:00Z", until: "2026-11-21T12:00:00Z" }), 1);

test("[ORDERS-24] the board's files say of a promotion what its units hold, as its cards do", () => {
  if (model === undefined) throw new Error("no order");
  const [item] = model.orderItems;
  if (item === undefined) throw new Error("an order of nothing");
  const items = [
    { productId: id<"product">("fideos"), name: "Fideos con tuco", quantity: 1 },
    { productId: id<"product">("agua"), name: "Agua mineral", quantity: 2 },
  ];
  const order: Order = {
    ...model,
    orderItems: [
      { ...item, name: "Menú del día", quantity: 3, items },
      { ...item, name: "Flan", quantity: 1, items: [] },
    ],
  };
  const { columns, rows } = ordersTable({ orders: [order], classNames, narrowing: "" }, timeZone("America/Lima"));
  expect(rows[0]?.[columns.findIndex(({ label }) => label === "Productos")]).toEqual({
    kind: "text",
    text: "3 x Menú del día (3\u00A0× Fideos con tuco · 6\u00A0× Agua mineral), 1 x Flan",
  });
});

test("[ORDERS-25] what the board is narrowed to stands beside its papers' titles, and nothing where it is not", () => {
  const titled = (narrowing: string): string => texts.ofThese("Comandas pendientes", narrowing);
  expect(titled(narrowingOf(wholeBoard, classNames))).toBe("Comandas pendientes");
  expect(
    titled(narrowingOf({ ...wholeBoard, origin: "MOBILE", classIds: [fifth, third], text: " flan " }, classNames)),
  ).toBe("Comandas pendientes · App · 3° A · 5° B · «flan»");
});
