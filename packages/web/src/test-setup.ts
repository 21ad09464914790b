import { configure } from "@testing-library/react";
import { beforeAll, vi } from "vitest";

// As the settings of all tests say: what must come is waited for as long as a busy machine may take.
configure({ asyncUtilTimeout: 10_000 });

/** The test files of a worker share one document: each begins with an empty one, whatever the last one left. */
beforeAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // A few files ask for no document.
  if (typeof document === "undefined") return;
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
});
