import { allOf } from "./all-of.ts";

/**
 * Who looks for a role takes first whatever may have it, by a list of names; jsdom makes a list of the whole document
 * for each of them. One list answers them all.
 */
const roleFirst = /^\*\[role~="([\w-]+)"\]((?:,[a-z][a-z\d]*)*)$/u;

type Wanted = { readonly role: string; readonly names: ReadonlySet<string> };
const known = new Map<string, Wanted | null>();

/** What a selector of that form asks for; null: it has another form. */
function wantedBy(selector: string): Wanted | null {
  const before = known.get(selector);
  if (before !== undefined) return before;
  const [, role, names = ""] = roleFirst.exec(selector) ?? [];
  const wanted = role === undefined ? null : { role, names: new Set(names.split(",")) };
  known.set(selector, wanted);
  return wanted;
}

const mayHave = (element: Element, { role, names }: Wanted): boolean =>
  names.has(element.localName) || (element.getAttribute("role")?.split(/\s+/u).includes(role) ?? false);

const isBefore = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;

/** With such a selector among others jsdom gives what it finds in their order, and a dialog takes the first for its focus. */
const inOrder = (selector: string, found: NodeListOf<Element>): ArrayLike<Element> =>
  selector.includes(":first-of-type") ? [...found].toSorted((one, other) => (isBefore(one, other) ? -1 : 1)) : found;

function querySelectorAll(this: Element, selector: string): ArrayLike<Element> {
  const wanted = wantedBy(selector);
  if (wanted === null) return inOrder(selector, Element.prototype.querySelectorAll.call(this, selector));
  return allOf(this.getElementsByTagName("*")).filter((element) => mayHave(element, wanted));
}

Object.defineProperty(HTMLElement.prototype, "querySelectorAll", { configurable: true, value: querySelectorAll });
