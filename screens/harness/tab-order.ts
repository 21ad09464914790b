const takesTab = "a[href],button,input,select,textarea,[tabindex]";

const isOut = (element: Element): boolean =>
  element.matches(":disabled,input[type=hidden],input[type=file][hidden]") ||
  element.closest("[inert],[hidden]") !== null ||
  (element instanceof HTMLElement && (element.tabIndex < 0 || element.style.display === "none"));

/** Of radios of one name Tab finds the chosen one, or else the first. */
function isHeldByAnother(element: Element): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== "radio" || element.checked) return false;
  const [first, ...others] = radiosOf(element);
  return first !== element || others.some(({ checked }) => checked);
}

export const radiosOf = ({ name }: HTMLInputElement): readonly HTMLInputElement[] =>
  [...document.querySelectorAll<HTMLInputElement>("input[type=radio]:not(:disabled)")].filter(
    (radio) => radio.name === name,
  );

/** Where Tab leads: on through the document, as nothing here has an order of its own, and from its end to its start. */
export function nextByTab(from: Element, step: 1 | -1): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(takesTab)];
  const places = all.filter((element) => element === from || (!isOut(element) && !isHeldByAnother(element)));
  if (places.includes(from as HTMLElement))
    return places[(places.indexOf(from as HTMLElement) + step + places.length) % places.length] ?? null;
  // What can't be reached by Tab itself, such as a dialog, may have the focus all the same.
  const isBehind = (element: Element): boolean =>
    (from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  const found = step === 1 ? places.find(isBehind) : places.findLast((element) => !isBehind(element));
  return found ?? places.at(step === 1 ? 0 : -1) ?? null;
}
