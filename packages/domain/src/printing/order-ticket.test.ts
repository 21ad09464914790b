import fc from "fast-check";
import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { type Cents, type ProductId, cents, instant, loadTemporal, timeZone } from "../kernel/index.ts";
import { type TicketOrder, orderTicket, printJob, ticketRows, ticketText } from "./index.ts";

beforeAll(loadTemporal);

const id = "7b1d3f0a-6f0e-4f6e-9a55-0d8c1f2e3a4b";

const mobileOrder = (): TicketOrder => ({
  cafeteriaName: "Comedor San Martín",
  zone: timeZone("America/Argentina/Buenos_Aires"),
  status: "STARTED",
  originMedium: "MOBILE",
  dateTime: instant("2026-11-20T12:04:00Z"),
  pickUpDateTime: instant("2026-11-20T15:30:00Z"),
  sellerName: "empleado",
  dinerName: "Valentina Gómez",
  dinerClass: "3° B",
  paymentLabel: "Cuenta",
  allergens: "",
  items: [
    { type: "PRODUCT", name: "Café con leche", quantity: 3, price: cents(180_000), items: [], redeemed: 1 },
    {
      type: "PRODUCT",
      name: "Sándwich de milanesa en pan de campo",
      quantity: 1,
      price: cents(410_000),
      items: [],
      redeemed: 0,
    },
    { type: "GENERIC", name: "Torta", quantity: 1, price: cents(50), items: [], redeemed: 0 },
  ],
  subtotal: cents(770_050),
  discount: cents(77_005),
  totalPrice: cents(693_045),
  balanceAfter: cents(1_000_000),
  comments: "Sin cebolla, por favor. Retira la hermana.",
  isCopy: false,
});

const money = (text: string): Cents => {
  const [, sign = "", digits = ""] = /(−?)\$ ([\d.,]+)$/u.exec(text) ?? [];
  return cents(Number(sign.replace("−", "-") + digits.replaceAll(/[.,]/gu, "")));
};

const anyOrder = fc
  .record({
    items: fc.array(
      fc.record({
        name: fc.string({ unit: "binary", minLength: 1, maxLength: 250 }),
        quantity: fc.integer({ min: 1, max: 999 }),
        price: fc.integer({ min: 0, max: 99_999_999 }),
        share: fc.double({ min: 0, max: 1, noNaN: true }),
        held: fc.array(
          fc.record({
            productId: fc.constant("parte" as ProductId),
            name: fc.string({ unit: "binary", minLength: 1, maxLength: 250 }),
            quantity: fc.integer({ min: 1, max: 99 }),
          }),
          { maxLength: 3 },
        ),
      }),
      { minLength: 1, maxLength: 12 },
    ),
    rate: fc.double({ min: 0, max: 1, noNaN: true }),
    label: fc.string({ unit: "binary", maxLength: 250 }),
    comments: fc.string({ unit: "grapheme", maxLength: 200 }),
    isCopy: fc.boolean(),
  })
  .map(({ items, rate, label, comments, isCopy }): TicketOrder => {
    const lines = items.map(({ name, quantity, price, share, held }) => ({
      type: "PRODUCT" as const,
      name,
      quantity,
      price: cents(price),
      items: held,
      redeemed: Math.floor(quantity * share),
    }));
    const subtotal = lines.reduce((sum, line) => sum + line.price * (line.quantity - line.redeemed), 0);
    const discount = Math.floor(subtotal * rate);
    return {
      ...mobileOrder(),
      items: lines,
      subtotal: cents(subtotal),
      discount: cents(discount),
      totalPrice: cents(subtotal - discount),
      paymentLabel: label,
      sellerName: label,
      dinerName: label,
      comments,
      isCopy,
    };
  });

describe("the ticket of an order", () => {
  it("[PRINT-18] counts what is seen as one character as one, and what the code page lacks is one '?'", () => {
    const named = (name: string) =>
      ({ type: "PRODUCT", name, quantity: 1, price: cents(1250), items: [], redeemed: 0 }) as const;
    const items = [named("Te\u0301 con limo\u0301n"), named("Šimić, Ernő y œuvre"), named("Combo 👨‍👩‍👧 ❤️")];
    const ticket = orderTicket({ ...mobileOrder(), items, comments: "Para Žižek 🎂", sellerName: "Zoe\u0308" });
    const rows = ticketText(ticket);
    expect(rows.slice(8, 11)).toEqual([
      "1 x Té con limón             $ 12,50",
      "1 x Šimic, Erno y œuvre      $ 12,50",
      "1 x Combo ? ?                $ 12,50",
    ]);
    expect(rows).toContain("NOTA: Para Žižek ?");
    expect(rows).toContain("Atendió                          Zoë");
  });

  it("[PRINT-03] carries the order's own amounts and adds up", () => {
    const ticket = orderTicket(mobileOrder());
    expect(ticketText(ticket)).toEqual([
      "         Comedor San Martín",
      "          20/11/2026 09:04",
      "------------------------------------",
      "RETIRA                         12:30",
      "Valentina Gómez",
      "3° B",
      "Pedido desde la app",
      "------------------------------------",
      "3 x Café con leche        $ 5.400,00",
      "    $ 1.800,00 c/u",
      "    1 con cupón          −$ 1.800,00",
      "1 x Sándwich de milanesa  $ 4.100,00",
      "    en pan de campo",
      "1 x Torta (genérico)          $ 0,50",
      "------------------------------------",
      "NOTA: Sin cebolla, por favor. Retira",
      "la hermana.",
      "------------------------------------",
      "Subtotal                  $ 7.700,50",
      "Descuento                  −$ 770,05",
      "TOTAL                     $ 6.930,45",
      "Pago                          Cuenta",
      "Saldo                    $ 10.000,00",
      "Atendió                     empleado",
      "",
      "",
      "",
      "- - - - - - - - - - - - - - - - - -",
    ]);
    const large = ticketRows(ticket).filter(({ style }) => style === "large");
    expect(large.map(({ text }) => text.split("  ")[0])).toEqual(["RETIRA", "Valentina Gómez", "TOTAL"]);
  });

  it("[PRINT-15] shows beneath a promotion what its units hold", () => {
    const held = (name: string, quantity: number) => ({ productId: "parte" as ProductId, name, quantity });
    const items = [held("Milanesa de ternera con puré de calabaza", 1), held("Agua", 3)];
    const line = { type: "PRODUCT" as const, name: "Menú del día + bebida", quantity: 2, price: cents(560_000) };
    const rows = ticketText(orderTicket({ ...mobileOrder(), items: [{ ...line, items, redeemed: 0 }] }));
    expect(rows.slice(8, 14)).toEqual([
      "2 x Menú del día +       $ 11.200,00",
      "    bebida",
      "    2 x Milanesa de ternera con puré",
      "        de calabaza",
      "    6 x Agua",
      "    $ 5.600,00 c/u",
    ]);
  });

  it("[PRINT-03] the amounts of any order add up on the paper, and any order is a job the agent takes", () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const ticket = orderTicket(order);
        expect(v.is(printJob, { id, lines: ticket })).toBe(true);
        const rows = ticketText(ticket);
        const from = rows.findIndex((row) => row.startsWith("RETIRA"));
        const items = rows
          .slice(
            from,
            rows.findLastIndex((row) => row.startsWith("TOTAL")),
          )
          .filter((row) => /^(?: {4}\d+ con cupón|\d+ x ).*\$ [\d.]+,\d\d$/u.test(row) || /^Descuento +−\$/u.test(row));
        const printed = items.reduce((sum, row) => sum + money(row), 0);
        expect(money(rows.find((row) => row.startsWith("TOTAL")) ?? "")).toBe(order.totalPrice);
        expect(printed).toBe(order.totalPrice);
      }),
    );
  });

  it("[PRINT-03] [SPLIT-02] a split order tells what each method paid, which adds up to its total", () => {
    const payments = [
      { label: "Saldo de cuenta", amount: cents(400_000) },
      { label: "Vales de la cooperadora del turno tarde", amount: cents(193_045) },
      { label: "Efectivo", amount: cents(100_000) },
    ];
    const rows = ticketText(orderTicket({ ...mobileOrder(), payments }));
    const from = rows.findIndex((row) => row.startsWith("TOTAL"));
    expect(rows.slice(from, from + 7)).toEqual([
      "TOTAL                     $ 6.930,45",
      "Pago Saldo de cuenta      $ 4.000,00",
      "Pago Vales de la          $ 1.930,45",
      "     cooperadora del",
      "     turno tarde",
      "Pago Efectivo             $ 1.000,00",
      "Saldo                    $ 10.000,00",
    ]);
  });

  it("[PRINT-03] a void order says so before anything else, and a copy says that it is one", () => {
    const rows = ticketText(orderTicket({ ...mobileOrder(), status: "CANCELLED", isCopy: true }));
    expect(rows.slice(2, 4).map((row) => row.trim())).toEqual(["COPIA", "*** ANULADO ***"]);
  });

  it("[PRINT-03] a pickup on another day tells the day", () => {
    const later = { ...mobileOrder(), pickUpDateTime: instant("2026-11-21T15:30:00Z") };
    expect(ticketText(orderTicket(later))).toContain("RETIRA                   21/11 12:30");
  });

  it("[ALLERGEN-08] says beneath its diner, of what is still handed over, what it contains that the diner must not eat", () => {
    const wide = { ...mobileOrder(), allergens: "Maní, Frutos secos" };
    const rows = ticketText(orderTicket(wide));
    expect(rows.slice(rows.indexOf("3° B") + 1, rows.indexOf("Pedido desde la app"))).toEqual([
      "CONTIENE LO QUE NO PUEDE COMER:",
      "Maní, Frutos secos",
    ]);
    expect(ticketText(orderTicket({ ...wide, allergens: null }))).toContain("ALÉRGENOS SIN COMPROBAR");
    const quiet = [
      { ...wide, allergens: "" },
      { ...wide, status: "COMPLETED" as const },
      { ...wide, status: "CANCELLED" as const },
      { ...wide, dinerName: null, allergens: null },
    ];
    for (const order of quiet) expect(ticketText(orderTicket(order)).join(" ")).not.toMatch(/COMER|ALÉRGENOS/u);
  });
});
