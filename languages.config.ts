import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type ESTree, parseSync, type Plugin } from "vite";

/** The builds beside the Spanish one; `pseudo` stands for a language that is 40 % longer, and no product has it. */
export const languages = ["en", "pt-BR"] as const;
type Translated = (typeof languages)[number] | "pseudo";

/** What is said in Spanish, and null where it reads the same. */
export type Lines = Readonly<Record<string, string | null>>;

const catalogue = /\/packages\/web\/src\/texts\/[\w-]+\.ts$/u;

const moduleOf = (id: string): string => /([\w-]+)\.ts$/u.exec(id)?.[1] ?? "";

export const linesFile = (language: string, name: string): string =>
  fileURLToPath(new URL(`packages/web/languages/${language}/${name}.json`, import.meta.url));

function linesOf(language: string, name: string): Lines {
  const file = linesFile(language, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Lines) : {};
}

/** Names a language, and isn't said. */
const isOfProgram = (text: string): boolean => !/\p{L}/u.test(text) || /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/u.test(text);

/** The tree's nodes hold their children under names of their own. */
type Node = ESTree.Node & Readonly<Record<string, unknown>>;
type Sentence = { readonly start: number; readonly end: number; readonly key: string; readonly holes: readonly Node[] };

/** Where a string is for the program: a module, a type, what is compared, a key. */
const silent = new Set([
  "BinaryExpression",
  "ExportAllDeclaration",
  "ExportNamedDeclaration",
  "ImportDeclaration",
  "MemberExpression",
  "NewExpression",
  "SwitchCase",
  "TSImportType",
  "TSLiteralType",
]);

function isSaid(node: Node, parent: Node): boolean {
  if (silent.has(parent.type)) return parent.type === "SwitchCase" && parent.test !== node;
  if (parent.type === "CallExpression") return parent.callee.type === "Identifier";
  // How a notice looks.
  const isKind = parent.type === "Property" && parent.key.type === "Identifier" && parent.key.name === "kind";
  return !(isKind || (parent.type === "Property" && parent.key === node));
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

function childrenOf(node: Node): readonly Node[] {
  return Object.entries(node).flatMap(([name, value]) => (name === "parent" ? [] : [value].flat().filter(isNode)));
}

/** `{name}` for what is put in, or its place among the others where it has no name. */
const holeName = (code: string, { type, start, end }: Node, place: number): string =>
  type === "Identifier" || type === "MemberExpression" ? code.slice(start, end) : String(place);

function sentenceOf(code: string, node: Node): Sentence | undefined {
  const { start, end } = node;
  if (node.type === "Literal" && typeof node.value === "string") return { start, end, key: node.value, holes: [] };
  if (node.type !== "TemplateLiteral") return undefined;
  const said = node.quasis.map(({ value }) => value.cooked ?? "");
  const holes = node.expressions as unknown as readonly Node[];
  if (said.every(isOfProgram)) return undefined;
  const key = said.map((text, place) => {
    const open = holes[place];
    return open === undefined ? text : `${text}{${holeName(code, open, place)}}`;
  });
  return { start, end, key: key.join(""), holes };
}

function sentencesBelow(code: string, node: Node): readonly Sentence[] {
  return childrenOf(node).flatMap((child) => {
    const sentence = isSaid(child, node) ? sentenceOf(code, child) : undefined;
    const below = sentencesBelow(code, child);
    return sentence === undefined || isOfProgram(sentence.key) ? below : [sentence, ...below];
  });
}

const sentencesIn = (code: string, id: string): readonly Sentence[] =>
  sentencesBelow(code, parseSync(id, code).program as unknown as Node);

/** All that a file of the catalogue says, as a line of a language names it. */
export const keysOf = (code: string, id: string): readonly string[] => [
  ...new Set(sentencesIn(code, id).map(({ key }) => key)),
];

const hole = /\{([\w.[\]]+)\}/u;

/** What a sentence leaves open; ICU's messages say themselves what they ask for. */
export const holesOf = (text: string): readonly string[] =>
  [...new Set(text.split(hole).filter((_, place) => place % 2 === 1))].toSorted();

const inTemplate = (text: string): string => text.replaceAll(/[\\`]|\$(?=\{)/gu, "\\$&");

/** The file with each sentence said as its line says it; one without a line stays as it is. */
export function translate(code: string, id: string, lines: (key: string) => string | null | undefined): string {
  const sentences = sentencesIn(code, id);
  const sourceOf = (from: number, to: number): string => {
    const pieces: string[] = [];
    let copied = from;
    for (const sentence of sentences) {
      const line = sentence.start < copied || sentence.end > to ? null : lines(sentence.key);
      if (line === null || line === undefined) continue;
      pieces.push(code.slice(copied, sentence.start), said(sentence, line));
      copied = sentence.end;
    }
    return [...pieces, code.slice(copied, to)].join("");
  };
  const said = ({ holes }: Sentence, line: string): string => {
    if (holes.length === 0) return JSON.stringify(line);
    const named = new Map(holes.map((one, place) => [holeName(code, one, place), one]));
    const parts = line.split(hole).map((part, place) => {
      if (place % 2 === 0) return inTemplate(part);
      const filled = named.get(part);
      if (filled === undefined)
        throw new TypeError(`${moduleOf(id)}: "${line}" has a hole that the Spanish one has not`);
      return `\${${sourceOf(filled.start, filled.end)}}`;
    });
    return `\`${parts.join("")}\``;
  };
  return sourceOf(0, code.length);
}

const accents = new Map([..."aeiouncyAEIOUNCY"].map((letter, place) => [letter, [..."áéíóúñçýÁÉÍÓÚÑÇÝ"][place] ?? ""]));

/** A word with accents, and its last letter so often that it is 40 % longer. */
const lengthened = (word: string): string => {
  const accented = [...word].map((letter) => accents.get(letter) ?? letter);
  return accented.join("") + (accented.at(-1) ?? "").repeat(Math.ceil(word.length * 0.4));
};

/** Longer words in all that is said; names of holes, and what ICU's syntax is made of, stand at odd depths. */
function pseudo(text: string): string {
  let depth = 0;
  return text
    .split(/([{}])/u)
    .map((part) => {
      if (part === "{" || part === "}") depth += part === "{" ? 1 : -1;
      return depth % 2 === 1 ? part : part.replaceAll(/\p{L}+/gu, lengthened);
    })
    .join("");
}

/** Where the language itself is named. */
const ofPseudo = (name: string) => (key: string) => (name === "locale" ? null : pseudo(key));

/**
 * A build for each language (ADR 0042): in that of `language`, each sentence of the catalogue is the line of
 * `packages/web/languages/<language>` that has the Spanish one for its key. It comes before the messages are compiled.
 */
export function spoken(language: Translated | "es"): Plugin {
  return {
    name: "languages",
    enforce: "pre",
    transform: {
      filter: { id: catalogue },
      handler(code, id) {
        if (language === "es") return undefined;
        const name = moduleOf(id);
        this.addWatchFile(linesFile(language, name));
        const lines = linesOf(language, name);
        const line = language === "pseudo" ? ofPseudo(name) : (key: string) => lines[key];
        return { code: translate(code, id, line), map: null };
      },
    },
    transformIndexHtml: (page) =>
      language === "es" || language === "pseudo" ? page : page.replace('lang="es-AR"', `lang="${language}"`),
  };
}
