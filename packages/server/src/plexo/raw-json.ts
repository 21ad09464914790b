import { BrokenInvariant, type Cents, decimalFromCents } from "@cantina/domain/kernel";

/** A number as it was written: 100.0 is not 100 to who signed it. */
export type RawNumber = { readonly digits: string };
/** A JSON whose numbers keep their text. */
export type RawJson = null | boolean | string | RawNumber | readonly RawJson[] | ReadonlyMap<string, RawJson>;

const isList = (json: RawJson): json is readonly RawJson[] => Array.isArray(json);
const isObject = (json: RawJson): json is ReadonlyMap<string, RawJson> => json instanceof Map;

export const memberOf = (json: RawJson | undefined, name: string): RawJson | undefined =>
  json !== undefined && isObject(json) ? json.get(name) : undefined;

const deepest = 32;

const isDeeper = (json: unknown, than: number): boolean =>
  typeof json === "object" &&
  json !== null &&
  (than === 0 || Object.values(json).some((one) => isDeeper(one, than - 1)));

/** Of a text that is known to be a JSON. undefined: an object names a member twice. */
function readKnown(text: string): RawJson | undefined {
  let at = 0;
  let isTwice = false;
  const skipBlanks = (): string => {
    while (/\s/u.test(text.charAt(at))) at += 1;
    return text.charAt(at);
  };
  const readText = (): string => {
    const start = at;
    for (at += 1; text.charAt(at) !== '"'; at += 1) if (text.charAt(at) === "\\") at += 1;
    at += 1;
    return JSON.parse(text.slice(start, at)) as string;
  };
  const readWord = (): RawJson => {
    const start = at;
    while (/[\w+.-]/u.test(text.charAt(at))) at += 1;
    const word = text.slice(start, at);
    if (word === "null") return null;
    return word === "true" || word === "false" ? word === "true" : { digits: word };
  };
  /** What stands between two brackets. */
  const readAll = (close: string, readOne: () => void): void => {
    at += 1;
    while (skipBlanks() !== close) {
      readOne();
      if (skipBlanks() === ",") at += 1;
      skipBlanks();
    }
    at += 1;
  };
  const readList = (): RawJson => {
    const list: RawJson[] = [];
    readAll("]", () => void list.push(read()));
    return list;
  };
  const readObject = (): RawJson => {
    const members = new Map<string, RawJson>();
    readAll("}", () => {
      const name = readText();
      isTwice ||= members.has(name);
      skipBlanks();
      // The colon.
      at += 1;
      members.set(name, read());
    });
    return members;
  };
  function read(): RawJson {
    const first = skipBlanks();
    if (first === '"') return readText();
    if (first === "[") return readList();
    return first === "{" ? readObject() : readWord();
  }
  const json = read();
  return isTwice ? undefined : json;
}

/** undefined: it is none, it is nested too deep, or two readers may read it in two ways. PLEXO-05 */
export function readRawJson(text: string): RawJson | undefined {
  try {
    if (isDeeper(JSON.parse(text), deepest)) return undefined;
  } catch {
    return undefined;
  }
  return readKnown(text);
}

/** Keys sorted at every level, nulls removed, no white space; slashes and letters as they are. PLEXO-05 */
export function canonicalJson(json: RawJson): string {
  if (json === null || typeof json !== "object") return JSON.stringify(json);
  if (isList(json)) return `[${json.map(canonicalJson).join(",")}]`;
  if (!isObject(json)) return json.digits;
  const members = [...json]
    .filter(([, member]) => member !== null)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
  return `{${members.join(",")}}`;
}

/** As others read it. */
export function plainOf(json: RawJson): unknown {
  if (json === null || typeof json !== "object") return json;
  if (isList(json)) return json.map(plainOf);
  if (!isObject(json)) return Number(json.digits);
  return Object.fromEntries([...json].map(([name, member]) => [name, plainOf(member)]));
}

/** A decimal as both sides print it: with a point, and no digit that says nothing. PLEXO-05 */
export function decimalDigits(amount: Cents): RawNumber {
  const text = String(decimalFromCents(amount));
  return { digits: text.includes(".") ? text : `${text}.0` };
}

/** What we say: whole numbers, texts, and amounts as decimals. */
export type Told = string | number | RawNumber | readonly Told[] | { readonly [name: string]: Told };

const isDigits = (told: Told): told is RawNumber =>
  typeof told === "object" && "digits" in told && typeof told.digits === "string";

export function rawOf(told: Told): RawJson {
  if (typeof told === "string" || isDigits(told)) return told;
  if (typeof told === "number") {
    if (!Number.isSafeInteger(told)) throw new BrokenInvariant("a number of ours is whole, or an amount");
    return { digits: String(told) };
  }
  if (Array.isArray(told)) return (told as readonly Told[]).map(rawOf);
  return new Map(Object.entries(told).map(([name, one]) => [name, rawOf(one as Told)]));
}
