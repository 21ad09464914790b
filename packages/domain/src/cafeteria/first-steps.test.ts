import { describe, expect, test } from "vitest";
import {
  type FirstStepFacts,
  type FirstStepMarks,
  changedMarks,
  firstStepIds,
  firstSteps,
  showsByItself,
} from "./first-steps.ts";

const nothing: FirstStepFacts = {
  features: ["flowControl"],
  hasClasses: false,
  hasProducts: false,
  hasClients: false,
  hasOpened: false,
  changedTopics: [],
  confirmed: [],
};
const done = (facts: Partial<FirstStepFacts>) =>
  firstSteps({ ...nothing, ...facts })
    .filter(({ isDone }) => isDone)
    .map(({ id }) => id);

describe("the first steps", () => {
  test("[CAFETERIA-24] stand in their order, each with where it is done, and the opening only where there are drawers", () => {
    expect(firstSteps(nothing).map(({ id }) => id)).toEqual(firstStepIds);
    expect(firstSteps({ ...nothing, features: [] }).map(({ id }) => id)).toEqual(
      firstStepIds.filter((id) => id !== "OPENING"),
    );
    expect(new Set(firstSteps(nothing).map(({ route }) => route)).size).toBe(firstStepIds.length);
    expect(done({})).toEqual([]);
  });

  test.each([
    ["CLASSES", { hasClasses: true }],
    ["PRODUCTS", { hasProducts: true }],
    ["CLIENTS", { hasClients: true }],
    ["OPENING", { hasOpened: true }],
    ["PAYMENT", { changedTopics: ["PAYMENT"] }],
    ["PICKUP", { changedTopics: ["PICKUP"] }],
    ["CLOSED_DAYS", { changedTopics: ["CLOSED_DAYS"] }],
    ["PAYMENT", { confirmed: ["PAYMENT"] }],
    ["PICKUP", { confirmed: ["PICKUP"] }],
    ["CLOSED_DAYS", { confirmed: ["CLOSED_DAYS"] }],
    ["PRINTER", { confirmed: ["PRINTER"] }],
  ] as const)("[CAFETERIA-24] %s is ticked by %o, and nothing else is", (id, facts) => {
    expect(done(facts)).toEqual([id]);
  });

  test("[CAFETERIA-24] classes that somebody made and deleted again are not done, and other topics tick nothing", () => {
    expect(done({ changedTopics: ["CLASSES", "CUT_OFF", "BALANCE", "PHONES", "ORDERS", "CASH"] })).toEqual([]);
  });

  test("[CAFETERIA-24] they show by themselves until somebody hides them or has sold", () => {
    expect(showsByItself({ isHidden: false, hasSold: false })).toBe(true);
    expect(showsByItself({ isHidden: true, hasSold: false })).toBe(false);
    expect(showsByItself({ isHidden: false, hasSold: true })).toBe(false);
  });

  test("[CAFETERIA-24] a change leaves what it doesn't name, and a confirmation can be taken back", () => {
    const marks: FirstStepMarks = { confirmed: ["PICKUP"], isHidden: false, isTourAnswered: false };
    expect(changedMarks(marks, {})).toEqual(marks);
    expect(changedMarks(marks, { confirm: "PAYMENT" })).toEqual({ ...marks, confirmed: ["PAYMENT", "PICKUP"] });
    expect(changedMarks(marks, { confirm: "PICKUP" })).toEqual(marks);
    expect(changedMarks(marks, { unconfirm: "PICKUP" })).toEqual({ ...marks, confirmed: [] });
    expect(changedMarks(marks, { isHidden: true })).toEqual({ ...marks, isHidden: true });
    expect(changedMarks(marks, { isTourAnswered: true })).toEqual({ ...marks, isTourAnswered: true });
    expect(changedMarks({ ...marks, isHidden: true }, { isHidden: false })).toEqual(marks);
  });
});
