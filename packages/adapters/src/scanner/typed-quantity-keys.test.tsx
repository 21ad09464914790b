import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { typedQuantityKeys } from "./typed-quantity-keys.ts";

const onTyped = vi.fn<(text: string | null) => void>();
let stop: () => void;
let now = 10_000;

beforeEach(() => {
  onTyped.mockReset();
  stop = typedQuantityKeys({ target: window, onTyped });
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function press(keys: readonly string[], gap = 150, more: KeyboardEventInit = {}): void {
  for (const key of keys) {
    now += gap;
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
    Object.defineProperty(event, "timeStamp", { value: now });
    (document.activeElement ?? document.body).dispatchEvent(event);
  }
}

function focused<T extends HTMLElement>(element: T): T {
  document.body.append(element);
  element.focus();
  return element;
}

test("[SALE-85] digits and '*' with nothing focused, or on a button, are heard; at a reader's pace too", () => {
  press([..."30*"]);
  focused(document.createElement("button"));
  press(["1", "2", "Shift", "*"]);
  press([..."7*"], 8);
  expect(onTyped.mock.calls).toEqual([["30*"], ["12*"], ["7*"]]);
});

test("[SALE-85] what a person types into a field or a list is theirs", () => {
  for (const kind of ["input", "textarea", "select"]) {
    focused(document.createElement(kind));
    press([..."30*"]);
    press(["Escape"]);
  }
  expect(onTyped).not.toHaveBeenCalled();
});

test("[SALE-85] behind a dialog, with Ctrl, or more than 2 s after its digits, '*' is nothing", () => {
  press([..."30"]);
  now += 2_100;
  press(["*"]);
  press([..."30*"], 150, { ctrlKey: true });
  const dialog = focused(document.createElement("div"));
  dialog.setAttribute("aria-modal", "true");
  press([..."30*"]);
  dialog.remove();
  press([..."30"]);
  focused(dialog);
  press(["*", "Escape"]);
  expect(onTyped).not.toHaveBeenCalled();
});

test("[SALE-85] Esc gives it up", () => {
  press([..."30*"]);
  press(["Escape"]);
  expect(onTyped.mock.calls).toEqual([["30*"], [null]]);
});
