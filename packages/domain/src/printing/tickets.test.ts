import fc from "fast-check";
import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { cents, instant, loadTemporal, timeZone } from "../kernel/index.ts";
import {
  type TicketInterval,
  couponSaleTicket,
  intervalTicket,
  printJob,
  summaryTicket,
  testTicket,
  ticketText,
  topUpTicket,
} from "./index.ts";

beforeAll(loadTemporal);

const place = () => ({
  cafeteriaName: "Comedor San Martín",
  zone: timeZone("America/Argentina/Buenos_Aires"),
  at: instant("2026-11-20T15:04:00Z"),
});
const isJob = (lines: unknown): boolean => v.is(printJob, { id: "7b1d3f0a-6f0e-4f6e-9a55-0d8c1f2e3a4b", lines });

const closed = (): TicketInterval => ({
  ...place(),
  cashierName: "empleado",
  number: 12,
  from: instant("2026-11-20T11:00:00Z"),
  until: instant("2026-11-20T18:10:00Z"),
  openingAmount: cents(500_000),
  movements: [{ label: "Compra de pan para la tarde, ticket 0043", amount: cents(-35_050), returns: cents(0) }],
  takings: [
    { label: "Ventas en efectivo", amount: cents(4_500_000), returns: cents(180_000) },
    { label: "Ventas con tarjeta", amount: cents(2_000_000), returns: cents(0) },
  ],
  drawer: {
    inflow: cents(4_500_000),
    outflow: cents(215_050),
    expected: cents(4_784_950),
    closing: { counted: cents(4_780_000), difference: cents(-4_950) },
  },
});

describe("the other tickets", () => {
  it("[PRINT-05] an interval's ticket shows what the drawer should hold, holds, and the difference", () => {
    const rows = ticketText(intervalTicket(closed()));
    expect(rows).toContain("ESPERADO                 $ 47.849,50");
    expect(rows).toContain("CONTADO                  $ 47.800,00");
    expect(rows).toContain("DIFERENCIA                  −$ 49,50");
    expect(rows).toContain("Compra de pan para la      −$ 350,50");
    expect(rows).toContain("    Devoluciones         −$ 1.800,00");
  });

  it("[PRINT-05] an interval that is not counted yet does not give the drawer away", () => {
    const rows = ticketText(intervalTicket({ ...closed(), until: null, drawer: null }));
    expect(rows.join("\n")).not.toMatch(/ESPERADO|CONTADO|DIFERENCIA|EFECTIVO EN CAJA/u);
    expect(rows.map((row) => row.trim())).toContain("CAJA ABIERTA");
  });

  it("[PRINT-04] a summary's units add up", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            name: fc.string({ unit: "grapheme", minLength: 1, maxLength: 250 }),
            quantity: fc.integer({ min: 1, max: 9_999 }),
          }),
          { maxLength: 40 },
        ),
        (products) => {
          const ticket = summaryTicket({ ...place(), scope: "Hoy", orderCount: 3, products, notes: ["Sin sal"] });
          expect(isJob(ticket)).toBe(true);
          const units = products.reduce((sum, { quantity }) => sum + quantity, 0);
          expect(ticketText(ticket).find((row) => row.startsWith("3 pedidos"))).toMatch(
            new RegExp(` ${units} unidades$`, "u"),
          );
        },
      ),
    );
  });

  it("[PRINT-15] a summary's promotion tells what all of its units hold, which the units below do not count twice", () => {
    const held = [
      { name: "Agua mineral 500 ml", quantity: 4 },
      { name: "Fideos con tuco y queso rallado aparte", quantity: 4 },
    ];
    const products = [
      { name: "Menú del día + bebida", quantity: 4, held },
      { name: "Submarino", quantity: 1 },
    ];
    const ticket = summaryTicket({ ...place(), scope: "Mañana", orderCount: 3, products, notes: [] });
    expect(ticketText(ticket).slice(5, 11)).toEqual([
      "  4 x Menú del día + bebida",
      "      4 x Agua mineral 500 ml",
      "      4 x Fideos con tuco y queso",
      "          rallado aparte",
      "  1 x Submarino",
      "------------------------------------",
    ]);
    expect(ticketText(ticket)).toContain("3 pedidos                 5 unidades");
  });

  it("[PRINT-14] a coupon sale's receipt tells the uses, the last day of use, what was paid and what is left", () => {
    const sale = {
      ...place(),
      clientName: "familia.gomez@example.org",
      couponName: "Cuponera de 10 almuerzos",
      uses: 20,
      expiresAt: instant("2026-12-31T03:00:00Z"),
      amount: cents(5_400_000),
      paymentLabel: "Cuenta",
      balanceAfter: cents(120_050),
      sellerName: "empleado",
    };
    const rows = ticketText(couponSaleTicket(sale));
    expect(rows).toContain("Usos                              20");
    expect(rows).toContain("Último día de uso         30/12/2026");
    expect(rows).toContain("TOTAL                    $ 54.000,00");
    expect(rows).toContain("Saldo                     $ 1.200,50");
    expect(isJob(couponSaleTicket(sale))).toBe(true);
    expect(ticketText(couponSaleTicket({ ...sale, balanceAfter: null })).join()).not.toContain("Saldo");
  });

  it("[PRINT-14] a top-up's amount and new balance stand at the edge", () => {
    const rows = ticketText(
      topUpTicket({
        ...place(),
        clientName: "familia.gomez@example.org",
        dinerNames: ["Valentina Gómez"],
        amount: cents(1_000_000),
        paymentLabel: "Efectivo",
        balanceAfter: cents(-50),
        sellerName: null,
      }),
    );
    expect(rows).toContain("IMPORTE                  $ 10.000,00");
    expect(rows).toContain("Saldo                        −$ 0,50");
  });

  it("[PRINT-01] the test ticket fills the row and has the accents", () => {
    const ticket = testTicket({ ...place(), station: "Cocina" });
    expect(isJob(ticket)).toBe(true);
    expect(ticketText(ticket)).toContain("123456789012345678901234567890123456");
  });
});
