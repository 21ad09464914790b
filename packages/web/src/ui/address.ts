import type { AddressField } from "./address-field.ts";

export type AddressFields<State> = { readonly [Name in keyof State]: AddressField<State[Name]> };

/** What fields of an address show. */
export type ShownIn<Fields> = Fields extends AddressFields<infer State> ? State : never;

// Each field reads and writes its own value: what is lost here is only which one it is.
const namedFields = <State>(fields: AddressFields<State>) =>
  Object.entries(fields) as [string, AddressField<unknown>][];

function valueIn(field: AddressField<unknown>, said: URLSearchParams, name: string): unknown {
  const text = said.get(name);
  const value = text === null ? undefined : field.read(text);
  return value === undefined ? field.initial : value;
}

/** What an address asks for; whatever it doesn't say, or says wrong, is as at first. */
export function readAddress<State>(fields: AddressFields<State>, search: string): State {
  const said = new URLSearchParams(search);
  return Object.fromEntries(namedFields(fields).map(([name, field]) => [name, valueIn(field, said, name)])) as State;
}

export type AddressChange = {
  readonly search: string;
  /** Whether the browser's back button shall lead to how it was before. */
  readonly isStep: boolean;
  /** Whether all that stood under the former address goes away. */
  readonly isAnew: boolean;
};

/** The address after a change. What stands as at first is not written, and what others wrote stays. */
export function changeAddress<State>(
  fields: AddressFields<State>,
  search: string,
  change: Partial<State>,
): AddressChange {
  const said = new URLSearchParams(search);
  const given = new Map<string, unknown>(Object.entries(change));
  const texts = namedFields(fields).map(([name, field]) => {
    const before = field.write(valueIn(field, said, name));
    return { name, field, before, after: given.has(name) ? field.write(given.get(name)) : before };
  });
  const changed = texts.filter(({ before, after }) => before !== after).map(({ field }) => field);
  const isAnew = changed.some(({ isWhole }) => isWhole === true);
  const isOther = changed.some(({ isPlace }) => isPlace !== true);
  const next = isAnew ? new URLSearchParams() : said;
  for (const { name, field, after } of texts) {
    const initial = field.write(field.initial);
    const isLeft = !given.has(name) && (isAnew || (isOther && field.isPlace === true));
    if (isLeft || after === initial) next.delete(name);
    else next.set(name, after);
  }
  const written = next.toString();
  return {
    search: written === "" ? "" : `?${written}`,
    isStep: changed.some(({ isTyped }) => isTyped !== true),
    isAnew,
  };
}
