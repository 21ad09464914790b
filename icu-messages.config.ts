import compile from "icu-minify/compile";
import format, { type CompiledMessage } from "icu-minify/format";
import { type ESTree, parseSync, type Plugin, Visitor } from "vite";

const catalogue = /\/packages\/web\/src\/texts\/[\w-]+\.ts$/u;

const formatters = {
  getNumberFormat: () => new Intl.NumberFormat("es"),
  getPluralRules: () => new Intl.PluralRules("es"),
  getDateTimeFormat: () => new Intl.DateTimeFormat("es"),
};

/** What a message asks for, whichever of its branches is chosen. */
function asked(message: CompiledMessage): string {
  const names = new Set<string>();
  for (const number of [0, 1, 2]) {
    const answerAll = { has: () => true, get: (_: unknown, name: string) => (names.add(name), number) };
    format(message, "es", new Proxy<Record<string, number>>({}, answerAll), { formatters });
  }
  return [...names].toSorted().join(", ");
}

/** Of a message as it is written. */
export const askedBy = (message: string): string => asked(compile(message));

function given(values: ESTree.ObjectExpression): string {
  const names = values.properties.map((property) =>
    property.type === "Property" && property.key.type === "Identifier" ? property.key.name : "…",
  );
  return names.toSorted().join(", ");
}

function compiled([source, values]: readonly ESTree.Argument[]): readonly [ESTree.Argument, CompiledMessage] {
  if (source?.type !== "Literal" || typeof source.value !== "string" || values?.type !== "ObjectExpression") {
    throw new TypeError("A message is one string, and its values one object, written where they are said");
  }
  const message = compile(source.value);
  if (asked(message) === given(values)) return [source, message];
  throw new TypeError(`"${source.value}" asks for ${asked(message)} and is given ${given(values)}`);
}

/**
 * Compiles the messages of the catalogue while building, so that no browser loads a parser of ICU's syntax:
 * `say("{count, plural, one {# uso} other {# usos}}", { count })` gets the compiled message in the place of its source.
 */
export const icuMessages: Plugin = {
  name: "icu-messages",
  enforce: "pre",
  transform: {
    filter: { id: catalogue, code: "say(" },
    handler(code, id) {
      const pieces: string[] = [];
      let copied = 0;
      new Visitor({
        CallExpression(call) {
          if (call.callee.type !== "Identifier" || call.callee.name !== "say") return;
          const [source, message] = compiled(call.arguments);
          pieces.push(code.slice(copied, source.start), JSON.stringify(message));
          copied = source.end;
        },
      }).visit(parseSync(id, code).program);
      return { code: [...pieces, code.slice(copied)].join(""), map: null };
    },
  },
};
