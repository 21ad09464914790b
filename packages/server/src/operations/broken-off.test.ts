import { expect, test } from "vitest";
import { brokenOff } from "./broken-off.ts";
import { operationSentence } from "./operation-sentence.ts";

const raised = (message: string, code?: string) => Object.assign(new Error(message), { code });

test("[BACKUP-39] a disk that fills up and a database that goes away are told, each with what to do", () => {
  const full = brokenOff(raised('could not extend file "base/1/2": No space left on device', "53100"));
  expect(full && operationSentence(full)).toContain("No queda lugar en el disco de la base de datos");
  const lost = brokenOff(raised("Connection terminated unexpectedly"));
  expect(lost && operationSentence(lost)).toContain("Connection terminated unexpectedly. Repítalo");
});

test("a fault of ours is none of these", () => {
  expect(brokenOff(new TypeError("x is undefined"))).toBeUndefined();
});
