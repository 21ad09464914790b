import { beforeAll, expect, test } from "vitest";
import {
  type LocalDate,
  type LocalTime,
  basisPoints,
  cents,
  id,
  instant,
  loadTemporal,
  timeZone,
} from "../kernel/index.ts";
import { type CalendarProduct, type PassSaleEntry, checkPassSaleEntry, nothingIgnored } from "./index.ts";

beforeAll(loadTemporal);

const pass = (name: string): CalendarProduct => ({
  id: id(name),
  name,
  description: name,
  categoryId: id("menú"),
  version: 1,
  price: cents(4_000),
  classPrices: [{ classId: id("segundo"), price: cents(3_000) }],
  imageUrl: null,
  shownInApp: true,
  orderDates: ["2026-03-02", "2026-03-03"] as LocalDate[],
  deliveryTime: "12:00" as LocalTime,
  isOrderCancellable: false,
  chargeForPastOrders: false,
});
const empty: PassSaleEntry = { passId: null, commensalId: null, paymentMethod: null, ignored: nothingIgnored };
const offer = () => ({
  passes: [pass("marzo"), pass("abril")],
  diners: [],
  at: instant("2026-03-01T12:00:00Z"),
  zone: timeZone("America/Argentina/Buenos_Aires"),
  closed: {},
});

test("[PASS-06] an empty sale of a pass is asked for its pass, diner and payment method", () => {
  expect(checkPassSaleEntry(empty, offer())).toEqual({
    ok: false,
    failure: { pass: "MISSING", diner: "MISSING", paymentMethod: "MISSING" },
  });
});

test("[PASS-06] it is sent at the total that is shown, of the diner's class, with what the seller passes knowingly", () => {
  const ana = {
    commensal: { id: id<"commensal">("ana"), classId: id<"class">("segundo") },
    category: { rate: basisPoints(1_000), maxDiscount: null },
  };
  const entry: PassSaleEntry = {
    ...empty,
    commensalId: ana.commensal.id,
    paymentMethod: "CASH",
    ignored: { ...nothingIgnored, sellAgain: true },
  };
  expect(checkPassSaleEntry(entry, { ...offer(), passes: [pass("marzo")], diners: [ana] })).toEqual({
    ok: true,
    value: {
      productId: "marzo",
      commensalId: "ana",
      paymentMethod: "CASH",
      expectedTotal: 2_700,
      ignoreLimit: false,
      ignoreInsufficientBalance: false,
      sellAgain: true,
    },
  });
});
