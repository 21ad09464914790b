export { type FakeBoardOrder, fakeOrderBoard } from "./fake-order-board.ts";
export { type FakeFaults, fakeFaults } from "./fake-faults.ts";
export { fakePendingSales } from "./fake-pending-sales.ts";
export { type FakePerson, fakeSession } from "./fake-session.ts";
export { fakeSessionStore } from "./fake-session-store.ts";
export { memoryStorage } from "./memory-storage.ts";
export { fakeTill } from "./fake-till.ts";
