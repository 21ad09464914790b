export type Placed<Id extends string = string> = { readonly id: Id; readonly position: number };

/** FNV-1a over 32 bits, from two starts, so that no two lists of a catalogue meet by chance. */
function hashText(text: string, start: number): number {
  let hash = start;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** Names a list with its order: whoever saw the same list has the same version. EDIT-06 */
export function orderVersion(list: readonly Placed[]): string {
  const text = list
    .map(({ id, position }) => `${id} ${position}`)
    .toSorted()
    .join("|");
  return [0x811c9dc5, 0x5bd1e995].map((start) => hashText(text, start).toString(36)).join("-");
}

/** `to` counts among the others, from 0 to all of them. EDIT-05 */
export function moveItem<Id>(ids: readonly Id[], moved: Id, to: number): readonly Id[] {
  if (!ids.includes(moved)) return ids;
  return ids.filter((id) => id !== moved).toSpliced(Math.max(0, to), 0, moved);
}

/** What has to be written so that the list stands in that order, from 1 on. EDIT-05 */
export function changedPositions<Id extends string>(
  list: readonly Placed<Id>[],
  ids: readonly Id[],
): readonly Placed<Id>[] {
  const before = new Map(list.map(({ id, position }) => [id, position]));
  return ids
    .map((id, index) => ({ id, position: index + 1 }))
    .filter(({ id, position }) => before.has(id) && before.get(id) !== position);
}

/** The list in the wanted order; what that does not know of comes after it, in its own order. */
export function inOrder<T extends { readonly id: string }>(
  list: readonly T[],
  ids: readonly string[] | undefined,
): readonly T[] {
  if (ids === undefined) return list;
  const places = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ id }: T): number => places.get(id) ?? ids.length;
  return list.toSorted((a, b) => placeOf(a) - placeOf(b));
}
