import { cents, id, instant, loadTemporal, timeZone } from "@cantina/domain/kernel";
import type { HistoryEntry } from "@cantina/domain/transactions";
import { expect, test } from "vitest";
import { historyTableColumns, historyTableRow } from "./history-cells.ts";

await loadTemporal();

const place = { timeZone: timeZone("America/Argentina/Buenos_Aires"), customPaymentMethod: "Vale" };
const entry: HistoryEntry = {
  id: id<"order">("01a1f8e6-746b-7163-bffd-2471b57683c2"),
  cartId: null,
  orderType: "ORDER",
  status: "CANCELLED_ARCHIVED",
  orderItems: [
    {
      type: "GENERIC",
      productId: null,
      productVersion: null,
      name: "Vianda",
      items: [],
      price: cents(1_000),
      quantity: 2,
      exchangedCoupons: [],
      discount: cents(0),
      total: cents(2_000),
    },
  ],
  commensalId: null,
  commensalName: null,
  commensalClassId: null,
  buyerId: null,
  sellerId: null,
  comments: "=2+2",
  paymentMethod: "CUSTOM",
  subtotal: cents(2_000),
  discount: cents(0),
  totalPrice: cents(2_000),
  dateTime: instant("2026-11-20T02:30:00Z"),
  pickUpDateTime: null,
  lastStatusUpdate: instant("2026-11-20T02:30:00Z"),
  originMedium: "WEB",
  readyAt: null,
  version: 1,
  couponId: null,
  couponsQuantity: null,
  marketplaceFee: cents(150),
  className: null,
  commensal: { name: null, isDeleted: true },
  buyer: null,
  seller: { name: "Eva", isDeleted: false },
  cancellation: {
    reason: "NOT_PICKED_UP",
    comment: "",
    by: "CLIENT",
    byName: null,
    at: instant("2026-11-20T03:00:00Z"),
  },
};

test("[HISTORY-07] an exported row has the columns of the table, on the cafeteria's clock, with the fee taken off", () => {
  const cells = historyTableRow(entry, place);
  const at = (label: string) => cells[historyTableColumns.findIndex((column) => column.label === label)];
  expect(cells.map(({ kind }) => kind)).toEqual(historyTableColumns.map(({ kind }) => kind));
  expect(at("Fecha")).toEqual({ kind: "moment", wall: "2026-11-19T23:30" });
  expect(at("Fecha de retiro")).toEqual({ kind: "moment", wall: "" });
  expect(at("Total")).toEqual({ kind: "money", amount: 1_850 });
  expect(at("Estado")).toEqual({ kind: "text", text: "Cancelado por el cliente · Archivado" });
  expect(at("Comensal")).toEqual({ kind: "text", text: "Comensal eliminado" });
  expect(at("Método de pago")).toEqual({ kind: "text", text: "Vale" });
  expect(at("Detalle")).toEqual({ kind: "text", text: "2 x Vianda (genérico)" });
  expect(at("Fecha de cancelación")).toEqual({ kind: "moment", wall: "2026-11-20T00:00" });
  expect(at("Motivo de cancelación")).toEqual({ kind: "text", text: "No se retiró el pedido" });
});
