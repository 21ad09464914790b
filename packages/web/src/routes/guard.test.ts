import { expect, test } from "vitest";
import { detourFor } from "./guard.ts";

const nobody = { status: "signedOut", level: null, profileCount: 0 } as const;
const employee = { status: "signedIn", level: "CAFETERIA_EMPLOYEE", profileCount: 1 } as const;
const system = { status: "signedIn", level: "SYSTEM_ADMINISTRATOR", profileCount: 1 } as const;
const chooser = { status: "choosingProfile", level: null, profileCount: 2 } as const;

const sales = { path: "/", access: "sell" } as const;
const login = { path: "/login", access: "anonymous" } as const;
const mine = { path: "/user-cafeterias", access: "signedIn" } as const;
const cafeterias = { path: "/generate_registration", access: "administerCafeterias" } as const;
const link = { path: "/mp", access: "linkProviders" } as const;
const verify = { path: "/verify", access: "anonymous" } as const;

test.each([sales, mine, cafeterias])("who is not signed in goes from $path to the login", (visit) => {
  expect(detourFor(visit, nobody)).toBe("/login");
});

test.each([login, verify])("$path is open to everybody", (visit) => {
  expect(detourFor(visit, nobody)).toBeNull();
});

test("who lacks the privilege goes to the sales screen", () => {
  expect(detourFor(cafeterias, employee)).toBe("/");
  expect(detourFor(cafeterias, system)).toBeNull();
});

test("[ACCESS-21] 'Mis Cafeterias' is for whoever has more than one, and always for a system administrator", () => {
  expect(detourFor(mine, employee)).toBe("/");
  expect(detourFor(mine, { ...employee, profileCount: 2 })).toBeNull();
  expect(detourFor(mine, system)).toBeNull();
});

test("who has signed in has no business at the login", () => {
  expect(detourFor(login, employee)).toBe("/");
  expect(detourFor(verify, employee)).toBeNull();
});

test("who has several profiles chooses one before anything else", () => {
  expect(detourFor(sales, chooser)).toBe("/user-cafeterias");
  expect(detourFor(login, chooser)).toBe("/user-cafeterias");
  expect(detourFor(mine, chooser)).toBeNull();
  // It says that the cafeteria is missing, instead of losing what the provider came back with.
  expect(detourFor(link, chooser)).toBeNull();
  expect(detourFor(link, nobody)).toBe("/login");
  expect(detourFor(link, employee)).toBe("/");
});
