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
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isField && key.length === 1) target.value += key;
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

test("[SALE-60] a card is told by its frame, however slowly its reader types, on a button too", () => {
  const sell = vi.fn();
  focused(document.createElement("button")).addEventListener("click", sell);
  press([..."%A7$", "Enter"], 400);
  expect(onCode).toHaveBeenCalledWith({ kind: "CARD", code: "A7" });
  expect(sell).not.toHaveBeenCalled();
});

test("[SALE-60] a letter and Enter on a button are a person's, and press it", () => {
  const sell = vi.fn();
  focused(document.createElement("button")).addEventListener("click", sell);
  press(["?", "Enter"], 300);
  expect(sell).toHaveBeenCalledOnce();
  expect(onCode).not.toHaveBeenCalled();
});

test("[SALE-60] what a person types in a list to find its entry is no code", () => {
  focused(document.createElement("select"));
  press([..."Gómez", "Enter"], 200);
  expect(onCode).not.toHaveBeenCalled();
  scan("7790001");
  expect(onCode).toHaveBeenCalledOnce();
});

test("[SALE-60] a reader that ends with two Enters presses no button with the second", () => {
  const sell = vi.fn();
  focused(document.createElement("button")).addEventListener("click", sell);
  press([..."7790001", "Enter", "Enter"], 8);
  expect(onCode).toHaveBeenCalledOnce();
  expect(sell).not.toHaveBeenCalled();
  press(["Enter"], 400);
  expect(sell).toHaveBeenCalledOnce();
});

test("[SALE-60] a card swiped over a field leaves the field as it was", () => {
  const field = focused(document.createElement("textarea"));
  press([..."sin azúcar"], 130);
  now += 500;
  press([..."%SM04200012$", "Enter"], 8);
  expect(field.value).toBe("sin azúcar");
  expect(onCode).toHaveBeenCalledWith({ kind: "CARD", code: "SM04200012" });
});

test("[SALE-60] a code that a change of focus cuts in two is read whole, and leaves no trace in either field", () => {
  const search = focused(document.createElement("input"));
  press([..."pan"], 150);
  now += 300;
  press([..."7790"], 8);
  const amount = focused(document.createElement("input"));
  press([..."001", "Enter"], 8);
  expect(onCode.mock.calls).toEqual([[{ kind: "BARCODE", code: "7790001" }]]);
  expect([search.value, amount.value]).toEqual(["pan", ""]);
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
