import { configure } from "@testing-library/react";
import { beforeAll } from "vitest";

// jsdom draws nothing, so nothing that is asked about its window holds.
window.matchMedia = (media) => {
  const deprecated = { onchange: null, addListener: () => undefined, removeListener: () => undefined };
  return Object.assign(new EventTarget(), { matches: false, media, ...deprecated });
};
Element.prototype.scrollIntoView = () => undefined;
// Nor does what moves come to its end, for which an overlay that closes would wait.
document.head.append(
  Object.assign(document.createElement("style"), { textContent: "* { animation-name: none !important; }" }),
);
window.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

// As the settings of all tests say: what must come is waited for as long as a busy machine may take.
configure({ asyncUtilTimeout: 45_000 });

/** The test files of a worker share one document: each begins with an empty one, whatever the last one left. */
beforeAll(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
});
