import { beforeAll, vi } from "vitest";

/** The test files of a worker share one document: each begins with an empty one, whatever the last one left. */
beforeAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // Only files that show something ask for a document.
  if (typeof document === "undefined") return;
  // As the settings of all tests say: what must come is waited for as long as a busy machine may take.
  (await import("@testing-library/react")).configure({ asyncUtilTimeout: 45_000 });
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
});
