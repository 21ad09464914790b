import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shortcutLabels } from "../../texts/shortcuts-dialog.ts";
import { shortcutKeys } from "../../texts/shortcuts.ts";
import { shortcutFor, workElement } from "./press-shortcut.ts";

beforeEach(() => {
  // Nothing has a size without layout.
  vi.spyOn(Element.prototype, "getClientRects").mockReturnValue([{}] as unknown as DOMRectList);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** Presses a key where it would go, and works what it works. */
function press(key: string, more: KeyboardEventInit = {}): boolean {
  let worked = false;
  const listen = (event: KeyboardEvent): void => {
    const found = shortcutFor(event, document);
    worked = found !== null;
    if (found?.kind === "element") workElement(found.element);
  };
  window.addEventListener("keydown", listen);
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, ...more }),
  );
  window.removeEventListener("keydown", listen);
  return worked;
}

function place(html: string): void {
  document.body.innerHTML = html;
}

const button = (key: string, more = "") => `<button aria-keyshortcuts="${key}" ${more}>Vender</button>`;
const onClick = () => {
  const clicked = vi.fn();
  document.querySelector("button")?.addEventListener("click", clicked);
  return clicked;
};

test("[SALE-62] no shortcut is a character, two of them are never the same key, and each is explained", () => {
  const keys = Object.values<string>(shortcutKeys);
  expect(keys.every((key) => /^F\d+$/u.test(key))).toBe(true);
  // Reloading, full screen and the tools stay the browser's.
  for (const key of ["F5", "F11", "F12"]) expect(keys).not.toContain(key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(Object.keys(shortcutLabels)).toEqual(Object.keys(shortcutKeys));
});

test("[SALE-62] a shortcut works from inside a field, and not behind a dialog", () => {
  place(`<input>${button("F9")}`);
  document.querySelector("input")?.focus();
  const clicked = onClick();
  press("F9");
  expect(clicked).toHaveBeenCalledOnce();
  document.body.insertAdjacentHTML("beforeend", '<div role="alertdialog" aria-modal="true"></div>');
  expect(press("F9")).toBe(false);
  expect(clicked).toHaveBeenCalledOnce();
});

test("[SALE-62] with Ctrl, Alt or Shift, or held down, a key is not the shortcut", () => {
  place(button("F9"));
  const clicked = onClick();
  for (const more of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { shiftKey: true }, { repeat: true }])
    expect(press("F9", more)).toBe(false);
  expect(clicked).not.toHaveBeenCalled();
});

test("[SALE-62] '?' lists the shortcuts, except where it is being typed", () => {
  place("<input><textarea></textarea>");
  expect(press("?", { shiftKey: true })).toBe(true);
  for (const field of document.querySelectorAll<HTMLElement>("input, textarea")) {
    field.focus();
    expect(press("?", { shiftKey: true })).toBe(false);
    expect(press("F1")).toBe(true);
  }
});

test("a field is entered with its text selected, and what opens something gets the focus first", () => {
  place('<input aria-keyshortcuts="F2" value="alfajor"><button aria-keyshortcuts="F4" data-opens>Comensal</button>');
  press("F2");
  const field = document.querySelector("input");
  expect(document.activeElement).toBe(field);
  expect([field?.selectionStart, field?.selectionEnd]).toEqual([0, 7]);
  press("F4");
  expect(document.activeElement?.textContent).toBe("Comensal");
});

test("selling by its key moves no focus, so that the next Enter sells nothing", () => {
  place(`<input>${button("F9")}`);
  document.querySelector("input")?.focus();
  press("F9");
  expect(document.activeElement).toBe(document.querySelector("input"));
});

test("the payment key goes round the methods that can be chosen", () => {
  place(
    '<div role="radiogroup" aria-keyshortcuts="F6"><input type="radio" name="m" value="a" checked>' +
      '<input type="radio" name="m" value="b" disabled><input type="radio" name="m" value="c"></div>',
  );
  const chosen = () => document.querySelector<HTMLInputElement>("input:checked")?.value;
  press("F6");
  expect(chosen()).toBe("c");
  press("F6");
  expect(chosen()).toBe("a");
});
