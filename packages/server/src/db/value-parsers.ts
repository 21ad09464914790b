import { BrokenInvariant } from "@cantina/domain/kernel";
import pg from "pg";

// PostgreSQL's own numbers of its types (pg_type.dat).
const oid = { int8: 20, date: 1082, timestamp: 1114, timestamptz: 1184, int8List: 1016 } as const;
const textList: number = 1009;
const listOfText = [1115, 1182, 1185, 1231];

/** Money and counters are int8; beyond 2^53 a JavaScript number would silently lose a cent. */
export const wholeNumber = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new BrokenInvariant(`int8 ${text} does not fit a number`);
  return value;
};

/** `2026-11-20 10:00:00.5+00` to ISO 8601 in UTC, with PostgreSQL's microseconds kept where the session is in UTC. */
export const isoInstant = (text: string): string => {
  if (text.endsWith("+00")) return `${text.slice(0, -3).replace(" ", "T")}Z`;
  const at = new Date(text.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00"));
  return Number.isNaN(at.getTime()) ? text : at.toISOString();
};

const asText = (text: string): string => text;

type Parser = (text: string) => unknown;

// Parsing a list of text is pg's; only what its items become is ours.
const builtInParser: (id: number, format?: "text" | "binary") => Parser = pg.types.getTypeParser;
const parseTextList = builtInParser(textList);

const wholeNumbers: Parser = (text) => {
  const items = parseTextList(text);
  return Array.isArray(items)
    ? items.map((item: unknown) => (typeof item === "string" ? wholeNumber(item) : null))
    : [];
};

const parsers = new Map<number, Parser>([
  [oid.int8, wholeNumber],
  [oid.int8List, wholeNumbers],
  [oid.date, asText],
  [oid.timestamp, asText],
  [oid.timestamptz, isoInstant],
  ...listOfText.map((id) => [id, parseTextList] as const),
]);

/** For one connection only: pg's global table belongs to nobody. */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: "text" | "binary") =>
    (format === "binary" ? undefined : parsers.get(id)) ?? builtInParser(id, format),
};
