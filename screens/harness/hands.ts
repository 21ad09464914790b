import { nextByTab, radiosOf } from "./tab-order.ts";

/** What a person's hands do to an element, as the events that a browser makes of it. */

const takesFocus = "a[href],button,input,select,textarea,[tabindex]";

const eventOf = { bubbles: true, cancelable: true, composed: true };

export const isDisabled = (element: Element): boolean =>
  element.matches(":disabled") || element.closest("[aria-disabled=true]") !== null;

const mouse = { ...eventOf, button: 0, detail: 1 };
const pointer = { ...mouse, pointerType: "mouse", isPrimary: true };

/** Nobody takes a mouse for moved that is where it was. */
let moves = 0;

/** A menu chooses what the mouse came over before it was pressed. */
export function hover(element: Element): void {
  moves += 1;
  for (const type of ["pointerover", "pointerenter", "pointermove"])
    element.dispatchEvent(new PointerEvent(type, { ...pointer, buttons: 0, clientX: moves }));
}

export function click(element: Element): void {
  element.dispatchEvent(new PointerEvent("pointerdown", { ...pointer, buttons: 1 }));
  const isLeft = element.dispatchEvent(new MouseEvent("mousedown", { ...mouse, buttons: 1 }));
  const focused = element.closest(takesFocus);
  if (isLeft && focused instanceof HTMLElement) focused.focus();
  else if (isLeft && document.activeElement instanceof HTMLElement) document.activeElement.blur();
  element.dispatchEvent(new PointerEvent("pointerup", pointer));
  element.dispatchEvent(new MouseEvent("mouseup", mouse));
  element.dispatchEvent(new MouseEvent("click", mouse));
}

/** As one who presses twice, faster than anything can be drawn between. */
export function clickTwice(element: Element): void {
  click(element);
  click(element);
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** React keeps the last value that it set itself, and hears only of another. */
function setValue(field: Field, value: string): void {
  Reflect.set(Object.getPrototypeOf(field) as object, "value", value, field);
}

const tellChange = (element: Element): void => {
  element.dispatchEvent(new InputEvent("input", { ...eventOf, cancelable: false, inputType: "insertText" }));
  element.dispatchEvent(new Event("change", { bubbles: true }));
};

const isTyped = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

export function fill(element: Element, text: string): void {
  if (!isTyped(element)) throw new Error(`nobody can type into a ${element.tagName}`);
  element.focus();
  element.select();
  setValue(element, element.maxLength < 0 ? text : text.slice(0, element.maxLength));
  tellChange(element);
}

export type ChosenFile = { readonly name: string; readonly mimeType: string; readonly buffer: Uint8Array };

/** From the dialog of files that the browser would show. */
export function chooseFile(element: Element, { name, mimeType, buffer }: ChosenFile): void {
  if (!(element instanceof HTMLInputElement) || element.type !== "file") throw new Error("no field for files");
  const file = new File([new Uint8Array(buffer)], name, { type: mimeType });
  const files = Object.assign([file], { item: (place: number) => [file][place] ?? null });
  Object.defineProperty(element, "files", { configurable: true, value: files });
  tellChange(element);
}

export type Choice = string | { readonly label?: string; readonly index?: number; readonly value?: string };

/** None: a list may still be on its way. */
export function optionOf(element: Element, choice: Choice): HTMLOptionElement | undefined {
  if (!(element instanceof HTMLSelectElement)) throw new Error(`a ${element.tagName} has no options`);
  const wanted = typeof choice === "string" ? { value: choice, label: choice } : choice;
  return [...element.options].find(
    ({ value, label, index }) => value === wanted.value || label.trim() === wanted.label || index === wanted.index,
  );
}

export function choose(element: Element, choice: Choice): void {
  const option = optionOf(element, choice);
  if (!(element instanceof HTMLSelectElement) || option === undefined)
    throw new Error(`no option ${JSON.stringify(choice)}`);
  element.focus();
  setValue(element, option.value);
  tellChange(element);
}

export type Key = { readonly key: string; readonly timeStamp?: number };

/** As far as it fits. */
export function insert(element: Element, text: string): void {
  if (!isTyped(element) || element.readOnly) return;
  const { value, maxLength } = element;
  const [from, to] = [element.selectionStart ?? value.length, element.selectionEnd ?? value.length];
  const room = maxLength < 0 ? text.length : maxLength - value.length + to - from;
  const fitting = text.slice(0, Math.max(0, room));
  setValue(element, `${value.slice(0, from)}${fitting}${value.slice(to)}`);
  if (element.selectionStart !== null) element.setSelectionRange(from + fitting.length, from + fitting.length);
  element.dispatchEvent(new InputEvent("input", { bubbles: true, data: fitting, inputType: "insertText" }));
}

const arrows: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function chooseBeside(radio: HTMLInputElement, step: number): void {
  const radios = radiosOf(radio);
  const next = radios.at((radios.indexOf(radio) + step) % radios.length);
  next?.focus();
  next?.click();
}

/** What a browser does by itself with a key that nobody took. */
function followKey(element: Element, key: string, isShifted: boolean): void {
  const arrow = arrows[key];
  if (key === "Tab") {
    const next = nextByTab(element, isShifted ? -1 : 1);
    next?.focus();
    if (next !== null && isTyped(next)) next.select();
  } else if (arrow !== undefined && element instanceof HTMLInputElement && element.type === "radio")
    chooseBeside(element, arrow);
  else if (key === "Enter" && element instanceof HTMLInputElement) {
    element.dispatchEvent(new Event("change", { bubbles: true }));
    const submit = element.form?.querySelector<HTMLButtonElement>("button:not([type=button]),input[type=submit]");
    if (submit instanceof HTMLButtonElement) submit.click();
    else element.form?.requestSubmit();
  } else if (key === "Enter" && element instanceof HTMLElement && element.matches("button,a[href]")) element.click();
  else if (key === "Backspace" && isTyped(element)) {
    const { value, selectionStart: from, selectionEnd: to } = element;
    const end = to ?? value.length;
    const start = from === null || from === end ? Math.max(0, end - 1) : from;
    element.setSelectionRange(start, end);
    insert(element, "");
  } else if (key === "ContextMenu") element.dispatchEvent(new MouseEvent("contextmenu", mouse));
  else if ([...key].length === 1) insert(element, key);
}

/** On whatever has the focus, as a keyboard does; 'Shift+Tab' and 'Alt+KeyT' are chords. */
export function pressKey({ key: chord, timeStamp }: Key): void {
  const [, held = "", name = chord] = /^(Shift|Alt)\+(.+)$/u.exec(chord) ?? [];
  const key = name === "Space" ? " " : name.replace(/^Key/u, "");
  const keys = { altKey: held === "Alt", shiftKey: held === "Shift" };
  const element = document.activeElement ?? document.body;
  const send = (type: "keydown" | "keyup"): boolean => {
    const event = new KeyboardEvent(type, { ...eventOf, ...keys, key, code: name });
    if (timeStamp !== undefined) Object.defineProperty(event, "timeStamp", { value: timeStamp });
    return (document.activeElement ?? element).dispatchEvent(event);
  };
  if (send("keydown") && !keys.altKey) followKey(document.activeElement ?? element, key, keys.shiftKey);
  const isPressedBySpace = element instanceof HTMLElement && element.matches("button,[type=checkbox],[type=radio]");
  if (send("keyup") && key === " " && isPressedBySpace && !isDisabled(element)) element.click();
}
