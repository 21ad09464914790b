import { defineEndpoint } from "@cantina/contract/endpoint";
import { cents, refused } from "@cantina/domain/kernel";
import * as v from "valibot";
import { expect, test } from "vitest";
import type { RequestContext } from "./context.ts";
import { type Route, change, ownRoute, route } from "./route.ts";

const call = { summary: "", access: "placeOrders", data: v.null() } as const;
const reading = defineEndpoint("", { ...call, method: "GET", path: "/things", errors: ["NOT_FOUND"] });
const changing = defineEndpoint("", {
  ...call,
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/things",
  body: v.object({}),
  errors: ["NAME_TAKEN", "DAILY_LIMIT_EXCEEDED"],
});

test("what an endpoint says, or brings with it, compiles", () => {
  const routes: readonly Route[] = [
    route(reading, async () => refused({ code: "NOT_FOUND" })),
    change(changing, async () => refused({ code: "NAME_TAKEN" })),
    change(changing, async () => refused({ code: "DAILY_LIMIT_EXCEEDED", data: cents(5) })),
    change(changing, async () => refused({ code: "WRONG_CAFETERIA" })),
    change(changing, async () => refused({ code: "BODY_TOO_LARGE" })),
    ownRoute(changing, async () => refused({ code: "VALIDATION", data: [] })),
  ];
  expect(routes).toHaveLength(6);
});

test("a failure that an endpoint does not say does not compile, nor one with other data", () => {
  const routes: readonly Route[] = [
    // @ts-expect-error It does not say so.
    route(reading, async () => refused({ code: "NAME_TAKEN" })),
    // @ts-expect-error Its path names no cafeteria.
    route(reading, async () => refused({ code: "WRONG_CAFETERIA" })),
    // @ts-expect-error It brings no body.
    route(reading, async () => refused({ code: "BODY_TOO_LARGE" })),
    // @ts-expect-error It does not say so.
    change(changing, async () => refused({ code: "NOT_FOUND" })),
    // @ts-expect-error Its data is an amount.
    change(changing, async () => refused({ code: "DAILY_LIMIT_EXCEEDED", data: "5" })),
    // @ts-expect-error Its data is missing.
    ownRoute(changing, async () => refused({ code: "DAILY_LIMIT_EXCEEDED" })),
  ];
  expect(routes).toHaveLength(6);
});

test("a change has its transaction, and nothing else to ask the database by", () => {
  const routes: readonly Route[] = [
    // @ts-expect-error It changes something.
    route(changing, async () => refused({ code: "NAME_TAKEN" })),
    // @ts-expect-error It changes nothing.
    change(reading, async () => refused({ code: "NOT_FOUND" })),
    // @ts-expect-error A second connection would wait for the first.
    change(changing, async (_trx, _asked, _context: Pick<RequestContext, "db">) => refused({ code: "NAME_TAKEN" })),
  ];
  expect(routes).toHaveLength(3);
});
