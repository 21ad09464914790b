import { describe, test } from "vitest";
import { memoryOutbox } from "./memory-outbox.ts";
import { outboxCases } from "./outbox-cases.ts";

describe("the outbox in memory", () => {
  test.each(outboxCases.map(({ title, run }) => [title, run] as const))("%s", async (_title, run) => {
    const box = memoryOutbox();
    await run(() => box);
  });
});
