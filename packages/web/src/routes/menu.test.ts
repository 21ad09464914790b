import { expect, test } from "vitest";
import { menuFor, menuPathOf } from "./menu.ts";

const pathsFor = (reader: Parameters<typeof menuFor>[0]) =>
  menuFor(reader).flatMap(({ entries }) => entries.map(({ path }) => path));

const everybodys = ["/", "/pending-orders", "/orders", "/future-orders-report", "/inbox", "/feedback"];

test("an employee with one profile sees what everybody works with, and no other place", () => {
  expect(pathsFor({ level: "CAFETERIA_EMPLOYEE", features: [], profileCount: 1 })).toEqual(everybodys);
});

test("who has several profiles sees 'Mis Cafeterias'", () => {
  expect(pathsFor({ level: "CAFETERIA_EMPLOYEE", features: [], profileCount: 2 })).toEqual([
    ...everybodys,
    "/user-cafeterias",
  ]);
});

test("the system administrator sees every screen of the menu", () => {
  expect(pathsFor({ level: "SYSTEM_ADMINISTRATOR", features: [], profileCount: 1 })).toEqual([
    "/",
    "/pending-orders",
    "/orders",
    "/future-orders-report",
    "/reports",
    "/edit",
    "/inbox",
    "/feedback",
    "/manage_users",
    "/configuration",
    "/user-cafeterias",
    "/generate_registration",
  ]);
});

test("a page within a screen has that screen's place in the menu", () => {
  expect(["/inventory/count", "/inventory", "/stock-control-report", "/"].map(menuPathOf)).toEqual([
    "/inventory",
    "/inventory",
    "/stock-control-report",
    "/",
  ]);
});
