import { beforeAll, describe, expect, it } from "vitest";
import { cents, instant, loadTemporal, timeZone } from "../kernel/index.ts";
import { orderTicket, printJob, ticketText } from "./index.ts";
import * as v from "valibot";

describe("the ticket of an order", () => {
  beforeAll(loadTemporal);

  it("[PRINT-03] carries the order's own amounts and adds up", () => {
    const ticket = orderTicket({
      cafeteriaName: "Comedor San Martín",
      zone: timeZone("America/Argentina/Buenos_Aires"),
      soldAt: instant("2026-11-20T15:04:00Z"),
      sellerName: "empleado",
      dinerName: "Valentina Gómez",
      dinerClass: "3° B",
      paymentLabel: "Cuenta",
      items: [
        { name: "Café con leche", quantity: 2, price: cents(180_000), isGeneric: false },
        { name: "Sándwich de milanesa en pan de campo", quantity: 1, price: cents(410_000), isGeneric: false },
        { name: "Torta", quantity: 1, price: cents(50), isGeneric: true },
      ],
      subtotal: cents(770_050),
      discount: cents(77_005),
      total: cents(693_045),
      balanceAfter: cents(1_000_000),
      comments: "",
    });
    expect(ticketText(ticket)).toEqual([
      "         Comedor San Martín",
      "          20/11/2026 12:04",
      "------------------------------------",
      "Valentina Gómez · 3° B",
      "Atendió: empleado",
      "------------------------------------",
      "2 x Café con leche        $ 3.600,00",
      "    $ 1.800,00 c/u",
      "1 x Sándwich de milanesa  $ 4.100,00",
      "en pan de campo",
      "1 x Torta (genérico)          $ 0,50",
      "------------------------------------",
      "Subtotal                  $ 7.700,50",
      "Descuento                  −$ 770,05",
      "TOTAL                     $ 6.930,45",
      "Pago                          Cuenta",
      "Saldo                    $ 10.000,00",
      "",
      "",
      "",
      "- - - - - - - - - - - - - - - - - -",
    ]);
    expect(v.is(printJob, { id: "7b1d3f0a-6f0e-4f6e-9a55-0d8c1f2e3a4b", lines: ticket })).toBe(true);
  });
});
