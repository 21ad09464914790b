// @vitest-environment jsdom
import type { ScannedCode } from "@cantina/domain/sale";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keyboardScanner } from "./keyboard-scanner.ts";

const onCode = vi.fn<(code: ScannedCode) => void>();
let stop: () => void;
let now: number;

beforeEach(() => {
  onCode.mockReset();
  now = 10_000;
  stop = keyboardScanner({ target: window, onCode });
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** Presses keys as a keyboard would: what nobody prevents ends in the field, and Enter presses the focused button. */
function press(keys: readonly string[], gap: number): void {
  for (const key of keys) {
    now += gap;
    const target = document.activeElement ?? document.body;
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, "timeStamp", { value: now });
    if (!target.dispatchEvent(event)) continue;
    if (target instanceof HTMLInputElement && key.length === 1) target.value += key;
    if (target instanceof HTMLButtonElement && key === "Enter") target.click();
  }
}

function focused<T extends HTMLElement>(element: T): T {
  document.body.append(element);
  element.focus();
  return element;
}

const scan = (code: string): void => press([...code, "Enter"], 8);

test("a code with nothing focused is read", () => {
  scan("7790001");
  expect(onCode.mock.calls).toEqual([[{ kind: "BARCODE", code: "7790001" }]]);
});

test("a card is framed by % and $", () => {
  press(["Shift", "%", "A", "1", "Shift", "$", "Enter"], 8);
  expect(onCode).toHaveBeenCalledWith({ kind: "CARD", code: "A1" });
});

test("what a person types into a field stays there, and its Enter is the field's", () => {
  const field = focused(document.createElement("input"));
  press([..."café", "Enter"], 120);
  expect(field.value).toBe("café");
  expect(onCode).not.toHaveBeenCalled();
});

test("what a scanner types into a field is taken out again, beside what a person had typed", () => {
  const field = focused(document.createElement("input"));
  const heard = vi.fn();
  field.addEventListener("input", heard);
  press([..."ca"], 150);
  now += 300;
  scan("7790001");
  expect(field.value).toBe("ca");
  expect(heard).toHaveBeenCalledOnce();
  expect(onCode).toHaveBeenCalledWith({ kind: "BARCODE", code: "7790001" });
});

test("one slow key of a busy browser does not make a person of a scanner", () => {
  const field = focused(document.createElement("input"));
  press([..."779"], 8);
  press(["0"], 90);
  press([..."001", "Enter"], 8);
  expect(field.value).toBe("");
  expect(onCode).toHaveBeenCalledWith({ kind: "BARCODE", code: "7790001" });
});

test("a scanner's Enter presses no button", () => {
  const sell = vi.fn();
  focused(document.createElement("button")).addEventListener("click", sell);
  scan("7790001");
  expect(sell).not.toHaveBeenCalled();
});

test("a person's Enter on a button presses it", () => {
  const sell = vi.fn();
  focused(document.createElement("button")).addEventListener("click", sell);
  press(["Tab", "Enter"], 200);
  expect(sell).toHaveBeenCalledOnce();
  expect(onCode).not.toHaveBeenCalled();
});

test("a shortcut is no part of a code", () => {
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "a", ctrlKey: true }));
  scan("7790001");
  expect(onCode).toHaveBeenCalledWith({ kind: "BARCODE", code: "7790001" });
});

test("after it is stopped it hears nothing", () => {
  stop();
  scan("7790001");
  expect(onCode).not.toHaveBeenCalled();
});
