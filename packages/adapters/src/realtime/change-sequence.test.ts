import { expect, test } from "vitest";
import { changeSequence } from "./change-sequence.ts";
import { retryDelay } from "./retry-delay.ts";

const event = (seq: number, sessionId: string | null = null) => ({
  entityType: "product" as const,
  id: "p",
  sessionId,
  seq,
});
const missed = { type: "missed" };
const news = { type: "entity", kind: "changed", entityType: "product", id: "p" };

test("a number left out means that something was missed", () => {
  const sequence = changeSequence("me");
  expect([5, 6, 8, 9].map((seq) => sequence.newsOf("changed", event(seq)))).toEqual([news, news, missed, news]);
});

test("the tab's own changes are no news, and leave no gap", () => {
  const sequence = changeSequence("me");
  expect([event(1), event(2, "me"), event(3, "other")].map((one) => sequence.newsOf("changed", one))).toEqual([
    news,
    null,
    news,
  ]);
});

test("an event that came before is no news again", () => {
  const sequence = changeSequence("me");
  sequence.newsOf("changed", event(4));
  expect(sequence.newsOf("changed", event(4))).toBeNull();
});

test("after a new link any number may come first", () => {
  const sequence = changeSequence("me");
  sequence.newsOf("changed", event(4));
  sequence.restart();
  expect(sequence.newsOf("changed", event(90))).toEqual(news);
});

test("tries to link again after 1, 2, 4 … 64 seconds, and then every 64", () => {
  expect([0, 1, 2, 5, 6, 7, 100].map(retryDelay)).toEqual([1000, 2000, 4000, 32_000, 64_000, 64_000, 64_000]);
});
