import { allOf } from "./all-of.ts";

/** jsdom asks each label for its control, and walks the whole document for that: up to half of a large form's time. */
const controlOf = (label: HTMLLabelElement): Element | null =>
  label.hasAttribute("for") ? document.getElementById(label.htmlFor) : label.control;

function labelsOf(this: Element): readonly HTMLLabelElement[] {
  return allOf(document.getElementsByTagName("label")).filter((label) => controlOf(label) === this);
}

for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement])
  Object.defineProperty(prototype, "labels", { configurable: true, get: labelsOf });
