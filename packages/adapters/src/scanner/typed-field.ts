type Field = HTMLInputElement | HTMLTextAreaElement;

const textTypes: ReadonlySet<string> = new Set(["text", "search", "email", "password", "tel", "url", "number"]);

/** The text field that a key goes to, if it goes to one. */
export function fieldOf(target: EventTarget | null): Field | null {
  if (target instanceof HTMLTextAreaElement) return target;
  return target instanceof HTMLInputElement && textTypes.has(target.type) ? target : null;
}

/** Lists and menus go to what a person types, so that letters and Enter are theirs. */
const typedInto =
  "select, [contenteditable], [role=menu], [role=menuitem], [role=listbox], [role=option], [role=combobox]";

/** Whether keys mean something to the element beside a code. */
export const takesKeys = (target: Element): boolean => fieldOf(target) !== null || target.matches(typedInto);

/** Gives a field the text back that it had before a scanner typed into it. */
export function restoreText(field: Field, text: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  // Assigning to .value would be hidden from a framework that watches the property on the element.
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
