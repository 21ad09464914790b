export { memoryOutbox } from "./memory-outbox.ts";
export { type OutboxCase, outboxCases } from "./outbox-cases.ts";
export { sampleQueued, sampleSeller } from "./sample-queued.ts";
