import { expect, test } from "vitest";
import { type BranchTaking, branchReport, rowsFor } from "../cash-reports/index.ts";
import { cents, instant, loadTemporal, localDate, timeZone } from "../kernel/index.ts";
import { branchTicket, ticketText } from "./index.ts";

await loadTemporal();

const taking = (paymentMethod: BranchTaking["paymentMethod"], income: number, expenses: number): BranchTaking => ({
  orderType: "ORDER",
  originMedium: "WEB",
  paymentMethod,
  income: cents(income),
  expenses: cents(expenses),
});

test("[PRINT-13] a branch's ticket has the rows of its report, with what came in and went back", () => {
  const day = {
    movements: [
      { type: "OPEN", cashier: "Eva", amount: cents(1_000_000) },
      { type: "OPEN", cashier: "María de los Ángeles", amount: cents(0) },
    ] as const,
    takings: [taking("CASH", 500_000, 20_000), taking("CARD", 30_000, 0)],
  };
  const rows = branchReport(day, { hasCoupons: false, hasCustomMethod: false });
  const ticket = branchTicket({
    cafeteriaName: "Comedor San Martín",
    zone: timeZone("America/Argentina/Buenos_Aires"),
    at: instant("2026-11-20T20:00:00Z"),
    day: localDate("2026-11-20"),
    rows,
    customName: null,
  });
  const plain = ticketText(ticket).join("\n").replaceAll("\u00A0", " ");
  for (const part of [
    "20/11/2026",
    "    Eva",
    "    María de los Ángeles",
    "Ventas en efectivo",
    "    Egresos",
    "Total de ventas",
  ]) {
    expect(plain).toContain(part);
  }
  expect(plain).toMatch(/Apertura de caja +\$ 0,00/u);
  expect(plain).toMatch(/Total de ventas +\$ 5\.100,00/u);
  expect(plain).not.toContain("Ventas por app");
});

test("[PRINT-13] [CASH-11] what its reader may not know yet is told in words on paper too", () => {
  const rows = branchReport(
    { movements: [], takings: [taking("CASH", 500_000, 0), taking("CARD", 30_000, 0)] },
    { hasCoupons: false, hasCustomMethod: false },
  );
  const dayEnd = instant("2026-11-21T03:00:00Z");
  const openSince = instant("2026-11-20T13:00:00Z");
  const ticket = branchTicket({
    cafeteriaName: "Comedor San Martín",
    zone: timeZone("America/Argentina/Buenos_Aires"),
    at: instant("2026-11-20T20:00:00Z"),
    day: localDate("2026-11-20"),
    rows: rowsFor(rows, { isAdministrator: false, isBlindClose: true, openSince, dayEnd }),
    customName: null,
  });
  const plain = ticketText(ticket).join("\n").replaceAll("\u00A0", " ");
  expect(plain).toMatch(/Ventas en efectivo *\n +Se ve al cerrar la caja/u);
  expect(plain).toMatch(/Total de ventas *\n +Se ve al cerrar la caja/u);
  expect(plain).not.toMatch(/5\.[03]00,00/u);
});
