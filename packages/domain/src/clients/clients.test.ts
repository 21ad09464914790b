import { anyDiner, anyDiscountCategory } from "@cantina/testkit/arbitraries";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cents, id } from "../kernel/index.ts";
import {
  type DiscountCategory,
  chargeAccount,
  discountCategoryFor,
  dinersOf,
  minimumBalanceFor,
  searchDiners,
  cardHolder,
} from "./index.ts";

const [base] = fc.sample(anyDiscountCategory(), { numRuns: 1, seed: 1 });
const [someone] = fc.sample(anyDiner(), { numRuns: 1, seed: 1 });
if (base === undefined || someone === undefined) throw new Error("no sample");
const category = (name: string): DiscountCategory => ({ ...base, id: id<"discount-category">(name), name });
const [own, clients, fallback] = [category("propia"), category("del cliente"), category("general")] as const;
const byId = new Map([own, clients, fallback].map((one) => [one.id, one]));

test.each([
  ["propia", "del cliente", own],
  [null, "del cliente", clients],
  [null, null, fallback],
  ["borrada", "del cliente", clients],
  ["borrada", "borrada", fallback],
])("[CLIENTS-01] with own category %s and client's %s, the right one counts", (mine, theirs, expected) => {
  const discountCategoryId = (text: string | null) => (text === null ? null : id<"discount-category">(text));
  const found = discountCategoryFor(
    { discountCategoryId: discountCategoryId(mine) },
    { discountCategoryId: discountCategoryId(theirs) },
    { byId, fallbackId: fallback.id },
  );
  expect(found).toBe(expected);
});

test("[CLIENTS-02] the client's own minimum balance comes first, 0 included", () => {
  const terms = { minimumBalance: cents(-50_000) };
  expect(minimumBalanceFor({ minimumBalance: null }, terms)).toBe(-50_000);
  expect(minimumBalanceFor({ minimumBalance: cents(0) }, terms)).toBe(0);
});

const client = someone.client;
const commensal = { ...someone.commensal, discountCategoryId: own.id };
const classes = [{ id: id<"class">("2b"), name: "2º B", position: 0 }];
const terms = { categories: [own, clients, fallback], defaultCategoryId: fallback.id, classes };

test("[CLIENTS-06] a card is that of an enabled commensal, or nobody's", () => {
  const ana = { ...commensal, id: id<"commensal">("ana"), cardCode: "A1" };
  const gone = { ...commensal, id: id<"commensal">("zoe"), cardCode: "Z9", status: "DELETED" as const };
  const accounts = [{ commensals: [gone] }, { commensals: [{ ...commensal, cardCode: null }, ana] }];
  expect(cardHolder(accounts, "A1")).toBe(ana);
  expect([cardHolder(accounts, "Z9"), cardHolder(accounts, "")]).toEqual([null, null]);
});

test("[CLIENTS-03] lists enabled commensals by last and first name, with class and terms", () => {
  const account = {
    ...client,
    minimumBalance: cents(-100),
    commensals: [
      { ...commensal, lastName: "Oca", firstName: "Ana" },
      { ...commensal, lastName: "Ñandú", firstName: "Zoe", classId: id<"class">("2b") },
      { ...commensal, lastName: "Ñandú", firstName: "Ana", discountCategoryId: null },
      { ...commensal, lastName: "Nada", status: "DELETED" as const },
    ],
  };
  const diners = dinersOf([account], terms);
  expect(diners.map((diner) => `${diner.commensal.lastName} ${diner.commensal.firstName}`)).toEqual([
    "Ñandú Ana",
    "Ñandú Zoe",
    "Oca Ana",
  ]);
  expect(diners.map((diner) => diner.category.name)).toEqual(["general", "propia", "propia"]);
  expect(diners.map((diner) => diner.className)).toEqual([null, "2º B", null]);
  expect(diners.map((diner) => diner.minimumBalance)).toEqual([-100, -100, -100]);
});

test("[CLIENTS-04] finds diners by name, class and client, whatever the accents", () => {
  const diner = {
    ...someone,
    className: "2º B",
    commensal: { ...commensal, firstName: "José", lastName: "Núñez" },
    client: { ...client, username: "Familia Ibáñez", email: "casa@example.com" },
  };
  for (const query of ["nunez jose", "2º", "ibanez", "casa@", "Núñ 2º ibá", ""])
    expect(searchDiners([diner], query)).toEqual([diner]);
  expect(searchDiners([diner], "nunez maria")).toEqual([]);
});

test("[CLIENTS-04] gives 30 matches at most", () => {
  const many = Array.from({ length: 50 }, () => ({ ...someone }));
  expect(searchDiners(many, "")).toEqual(many.slice(0, 30));
  expect(searchDiners(many, "", 3)).toHaveLength(3);
});

test("[CLIENTS-05] an account pays down to its minimum, ignored down to the floor, and never further", () => {
  const terms = { balance: cents(100), minimumBalance: cents(-50), floor: cents(-80), ignoresMinimum: false };
  const charge = (total: number, ignoresMinimum = false) => chargeAccount(cents(total), { ...terms, ignoresMinimum });
  expect(charge(150)).toEqual({ ok: true, value: { balanceAfter: -50, overMinimum: 0 } });
  expect(charge(151)).toMatchObject({ failure: { code: "INSUFFICIENT_BALANCE", data: { missing: 1 } } });
  expect(charge(180, true)).toEqual({ ok: true, value: { balanceAfter: -80, overMinimum: 30 } });
  expect(charge(181, true)).toMatchObject({ failure: { code: "NEGATIVE_BALANCE", data: { missing: 1 } } });
});
