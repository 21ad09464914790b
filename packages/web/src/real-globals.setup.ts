import { beforeAll, vi } from "vitest";

/** The test files of a worker share its globals: each begins with the real ones. */
beforeAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
