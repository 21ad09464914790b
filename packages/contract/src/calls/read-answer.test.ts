import { cents } from "@cantina/domain/kernel";
import { expect, test } from "vitest";
import { money } from "../wire/index.ts";
import { defineEndpoint } from "../endpoint/index.ts";
import * as v from "valibot";
import { readAnswer } from "./read-answer.ts";

const endpoint = defineEndpoint("", {
  method: "GET",
  path: "/prices",
  summary: "",
  access: "signedIn",
  data: v.object({ price: money }),
  errors: [],
});

const readFailure = (status: number, answer: unknown) => {
  const read = readAnswer(endpoint, { status, body: answer });
  return read.ok ? undefined : read.failure;
};

const body = (Message: string, ExtraData?: unknown, Code?: number) => ({ Code, Message: { Message, ExtraData } });

test("money in ExtraData becomes minor units", () => {
  expect(readFailure(400, body("INSUFFICIENT_BALANCE", { balance: 10.5, minimumBalance: 0, missing: 0.01 }))).toEqual({
    code: "INSUFFICIENT_BALANCE",
    data: { balance: cents(1_050), minimumBalance: cents(0), missing: cents(1) },
  });
});

test("Code -1 is an expired session, whatever the message says", () => {
  expect(readFailure(401, body("WRONG_CREDENTIALS", undefined, -1))).toEqual({ code: "SESSION_EXPIRED" });
});

test("ExtraData that does not fit names its field", () => {
  expect(readFailure(400, body("OUT_OF_STOCK", [{ productId: "x", name: "Chipá", available: 1 }]))).toEqual({
    code: "MALFORMED_ANSWER",
    field: "data.0.productId",
  });
});

test("an unknown code is named as a misfit", () => {
  expect(readFailure(409, body("NEW_TROUBLE"))).toEqual({
    code: "MALFORMED_ANSWER",
    field: "Message.Message",
    status: 409,
  });
});

test("a gateway's page is trouble of the server; other foreign pages are misfits", () => {
  expect(readFailure(502, undefined)).toEqual({ code: "SERVER_ERROR" });
  expect(readFailure(404, undefined)?.code).toBe("MALFORMED_ANSWER");
});

test("money in an answer becomes minor units, and an amount that is none is named", () => {
  expect(readAnswer(endpoint, { status: 200, body: { data: { price: 12.5 } } })).toEqual({
    ok: true,
    value: { price: cents(1_250) },
  });
  expect(readAnswer(endpoint, { status: 200, body: { data: { price: 0.001 } } })).toEqual({
    ok: false,
    failure: { code: "MALFORMED_ANSWER", field: "data.price" },
  });
});

test("a page brings how many there are in all, by whichever name section 7 gives it", () => {
  const page = { ...endpoint, data: v.array(money) };
  const value = { data: [cents(1_250)], totalCount: 7 };
  const read = (counted: true | "total", body: unknown) => readAnswer({ ...page, counted }, { status: 200, body });
  expect(read("total", { data: [12.5], total: 7 })).toEqual({ ok: true, value });
  expect(read(true, { data: [12.5], totalCount: 7 })).toEqual({ ok: true, value });
  expect(read("total", { data: [12.5], totalCount: 7 })).toMatchObject({ failure: { field: "total" } });
});

test("a page by its number brings that and how many pages there are", () => {
  const page = { ...endpoint, data: v.array(money), counted: "pages" } as const;
  const body = { data: [12.5], page: 2, totalPages: 3 };
  expect(readAnswer(page, { status: 200, body })).toEqual({ ok: true, value: { ...body, data: [cents(1_250)] } });
  const without = { data: [12.5], page: 2 };
  expect(readAnswer(page, { status: 200, body: without })).toMatchObject({ failure: { field: "totalPages" } });
});
