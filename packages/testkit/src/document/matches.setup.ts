/** Who looks for a role asks each element about some eighty selectors, nearly all of which name another element. */
const compound = /^([a-z][a-z\d]*)(?:\[[^\]]*\]|:not\(\[[^\]]*\]\))*$/u;
const names = new Map<string, string | undefined>();

/** The one name that a selector has; undefined: it has several, or none. */
function nameIn(selector: string): string | undefined {
  if (!names.has(selector)) names.set(selector, compound.exec(selector)?.[1]);
  return names.get(selector);
}

function matches(this: Element, selector: string): boolean {
  const name = nameIn(selector);
  return (name === undefined || name === this.localName) && Element.prototype.matches.call(this, selector);
}

Object.defineProperty(HTMLElement.prototype, "matches", { configurable: true, value: matches });
