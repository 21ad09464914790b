/** All of them, in the document's order. Taken at once: jsdom looks for a name at each step through its own list. */
export function allOf<E extends Element>(list: HTMLCollectionOf<E>): readonly E[] {
  const elements: readonly E[] = Array.prototype.slice.call(list);
  return elements;
}
