import { randomUUID } from "node:crypto";
import { mkdtemp, rm, truncate, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { type ProductId, id } from "@cantina/domain/kernel";
import { describe, expect, test } from "vitest";

import { cartOf } from "../orders-suite/index.ts";
import { type Entry, openJournal, readJournal } from "./journal.ts";
import { judge } from "./judge.ts";
import type { Stored } from "./stored.queries.ts";

const product: ProductId = id<"product">(randomUUID());
const [orderId, movementId] = ["order-1", "movement-1"];
const cart = cartOf(product);
const success = (told: string) => ({ status: 200, text: JSON.stringify({ data: { id: told } }), tries: 2 });

const times = { invokedAt: 1, endedAt: 2 };
const sale: Entry = { key: "k1", wish: { call: "order", body: cart }, answer: success(orderId), ...times };
const cashIn: Entry = {
  key: "k2",
  wish: { call: "cash", body: { type: "IN", amount: 5, description: "Cambio" } },
  answer: success(movementId),
  ...times,
};
const revert: Entry = {
  key: "k3",
  wish: { call: "revert", transactionId: orderId, body: { reason: "MISTAKEN_ORDER" } },
  answer: success(orderId),
  ...times,
};
const why = { lines: [{ line: 1, quantity: 1 }], amount: 5, reason: "MISTAKEN_ORDER" as const };
const refundOf = (of: string, key: string, refundId: string | null): Entry => ({
  key,
  wish: { call: "refund", orderId: of, body: why },
  answer: { status: 200, text: JSON.stringify({ data: { refundId, amount: 5, order: { id: of } } }), tries: 1 },
  ...times,
});
const refusal: Entry = { ...sale, key: "k4", answer: { status: 400, text: "{}", tries: 1 } };
const entries = [sale, cashIn, revert, refusal];
const answers = [sale, cashIn, revert].map(({ key, answer }) => ({ key, status: 200, answer: answer?.text ?? "" }));
const transaction = { id: orderId, cartId: cart.cartId, isReverted: true, isPart: false };
const whole: Stored = { answers, transactions: [transaction], movementIds: [movementId] };
const clean = { lost: [], duplicates: [], strange: [] };

describe("what tills know, held against what is stored", () => {
  test("is as it must be when each is the other's", () => {
    expect(judge(entries, whole)).toEqual(clean);
  });

  test.each<[what: string, stored: Stored, lost: readonly string[]]>([
    ["a kept answer is gone", { ...whole, answers: answers.slice(1) }, ["order k1: told, not stored"]],
    [
      "an order is gone",
      { ...whole, transactions: [] },
      ["order k1: order-1 is not there", "revert k3: order-1 is not there"],
    ],
    [
      "a revert is undone",
      { ...whole, transactions: [{ ...transaction, isReverted: false }] },
      ["revert k3: order-1 is not there"],
    ],
    ["a movement is gone", { ...whole, movementIds: [] }, ["cash k2: movement-1 is not there"]],
  ])("something is lost when %s", (_what, stored, lost) => {
    expect(judge(entries, stored)).toMatchObject({ lost });
  });

  test("an answer that is told otherwise than it is stored is as good as lost", () => {
    const other = { ...whole, answers: answers.map((one) => ({ ...one, answer: `${one.answer} ` })) };
    expect(judge(entries, other).lost).toHaveLength(3);
  });

  test.each<[what: string, stored: Stored, duplicates: readonly string[]]>([
    ["a key", { ...whole, answers: [...answers, ...answers.slice(0, 1)] }, ["key k1 is there 2 times"]],
    [
      "a cart",
      { ...whole, transactions: [transaction, { ...transaction, id: "order-2", isReverted: false }] },
      [`cart ${cart.cartId} is there 2 times`, "transaction order-2: no answer tells of it"],
    ],
    [
      "a cash movement",
      { ...whole, movementIds: [movementId, "movement-2"] },
      ["movement movement-2: no answer tells of it"],
    ],
  ])("%s is not there twice", (_what, stored, duplicates) => {
    expect(judge(entries, stored)).toMatchObject({ lost: [], duplicates });
  });

  test("two keys never sell one cart", () => {
    const twice = [...entries, { ...sale, key: "k5" }];
    const stored = { ...whole, answers: [...answers, { key: "k5", status: 200, answer: sale.answer?.text ?? "" }] };
    expect(judge(twice, stored).duplicates).toEqual([`the answer of transaction ${orderId} is there 2 times`]);
  });

  test("what nobody sent, and what was done though a till was told no, is named", () => {
    const stray = { id: "order-9", cartId: "cart-9", isReverted: false, isPart: false };
    const stored = {
      ...whole,
      answers: [...answers, { key: "k9", status: 200, answer: "{}" }, { key: "k4", status: 200, answer: "{}" }],
      transactions: [transaction, stray],
    };
    expect(judge(entries, stored).strange).toEqual([
      "key k9: nobody sent it",
      "cart cart-9: nobody sent it",
      "order k4: stored, but told 400",
    ]);
  });
});

describe("units that went back, as an order of their own", () => {
  const [other, partId] = ["order-3", "part-3"];
  const sold: Entry = { ...sale, key: "k6", wish: { call: "order", body: cartOf(product) }, answer: success(other) };
  const refund = refundOf(other, "k7", partId);
  const kept = (all: readonly Entry[]) =>
    all.map(({ key, answer }) => ({ key, status: 200, answer: answer?.text ?? "" }));
  const cartId = sold.wish.call === "order" ? sold.wish.body.cartId : null;
  const order = { id: other, cartId, isReverted: false, isPart: false };
  const part = { id: partId, cartId: null, isReverted: true, isPart: true };
  const told = [sold, refund];
  const stored: Stored = { answers: kept(told), transactions: [order, part], movementIds: [] };

  test("are there as they were told", () => {
    expect(judge(told, stored)).toEqual(clean);
  });

  test.each<[what: string, transactions: Stored["transactions"]]>([
    ["are gone", [order]],
    ["were not given back", [order, { ...part, isReverted: false }]],
  ])("are lost when they %s", (_what, transactions) => {
    expect(judge(told, { ...stored, transactions }).lost).toEqual([`refund k7: ${partId} is not there`]);
  });

  test("are not there twice", () => {
    const transactions = [order, part, { ...part, id: "part-4" }];
    expect(judge(told, { ...stored, transactions }).duplicates).toEqual(["refund part-4: no answer tells of it"]);
    const twice = [...told, refundOf(other, "k8", partId)];
    expect(judge(twice, { ...stored, answers: kept(twice) }).duplicates).toEqual([
      `the answer of refund ${partId} is there 2 times`,
    ]);
  });

  test("are the cancellation where nothing is left", () => {
    const all = [sold, refundOf(other, "k7", null)];
    const cancelled = { answers: kept(all), transactions: [{ ...order, isReverted: true }], movementIds: [] };
    expect(judge(all, cancelled)).toEqual(clean);
    expect(judge(all, { ...cancelled, transactions: [order] }).lost).toEqual([`refund k7: ${other} is not there`]);
  });
});

test("a journal that a kill has cut keeps what was whole, and goes on after it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "cantina-journal-"));
  const path = join(folder, "till.jsonl");
  const first = openJournal(path);
  first.intend("k1", sale.wish);
  first.settle("k1", success(orderId));
  first.intend("k2", cashIn.wish);
  first.settle("k2", success(movementId));
  await truncate(path, (await stat(path)).size - 5);
  const sometime: unknown = expect.any(Number);
  const timed = { invokedAt: sometime, endedAt: sometime };
  expect(readJournal(path)).toEqual([
    { ...sale, ...timed },
    { ...cashIn, ...timed, answer: null, endedAt: null },
  ]);
  const second = openJournal(path);
  expect(second.entries).toHaveLength(2);
  second.settle("k2", success(movementId));
  expect(readJournal(path)).toEqual([
    { ...sale, ...timed },
    { ...cashIn, ...timed },
  ]);
  await rm(folder, { recursive: true });
});
