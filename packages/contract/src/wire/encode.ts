import type * as v from "valibot";

/** The same, and nothing in it is changed by who gets it. */
export type Given<T> = unknown extends T
  ? T
  : T extends string | number | boolean | null | undefined
    ? T
    : T extends readonly (infer Row)[]
      ? readonly Given<Row>[]
      : { readonly [K in keyof T]: Given<T[K]> };

/** The parts of a schema, or of an action in its pipe, that say how its values are written. */
type Node = {
  readonly kind: string;
  readonly type: string;
  readonly pipe?: readonly Node[];
  readonly encode?: Write;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly item?: Node;
  readonly wrapped?: Node;
  readonly key?: string;
  readonly options?: readonly Node[];
  readonly literal?: unknown;
};
type Write = (value: unknown) => unknown;
type Fields = Readonly<Record<string, unknown>>;

/** Undone from the last action to the first; most only check, or leave what can be written as it is. */
function pipeWriter(pipe: readonly Node[]): Write | undefined {
  let write: Write | undefined;
  for (const part of pipe) {
    const step = part.kind === "schema" ? writerOf(part) : part.encode;
    const before = write;
    if (step !== undefined) write = before === undefined ? step : (value) => before(step(value));
  }
  return write;
}

const asItIs: Write = (value) => value;

/** Only the fields that the schema names: a row of the database may hold more. They stay in the order in which they were made. */
function objectWriter(entries: Readonly<Record<string, Node>>): Write {
  const writers = new Map(Object.entries(entries).map(([key, entry]) => [key, writerOf(entry) ?? asItIs]));
  return (value) => {
    const fields = value as Fields;
    const written: Record<string, unknown> = {};
    for (const key in fields) {
      const write = writers.get(key);
      if (write !== undefined && fields[key] !== undefined) written[key] = write(fields[key]);
    }
    return written;
  };
}

function variantWriter(key: string, options: readonly Node[]): Write {
  const writers = new Map(options.map((option) => [option.entries?.[key]?.literal, writerOf(option)]));
  return (value) => writers.get((value as Fields)[key])?.(value) ?? value;
}

/** Which of their parts a value was read by, nobody knows any more: what is in them could be written wrong. */
const unwritable = new Set(["intersect", "lazy", "map", "record", "set", "tuple", "union"]);

/** All of whose parts are written as they are, whichever it was. */
const isPlainUnion = ({ type, options = [] }: Pick<Node, "type" | "options">): boolean =>
  type === "union" && options.every((option) => writerOf(option) === undefined);

/** Undefined: what is inside is written as it is. Throws for a container that it can't write. */
function build({ pipe, entries, wrapped, item, ...node }: Node): Write | undefined {
  if (pipe !== undefined) return pipeWriter(pipe);
  if (entries !== undefined) return objectWriter(entries);
  if (isPlainUnion(node)) return undefined;
  if (unwritable.has(node.type)) throw new TypeError(`nobody knows how to write what is in a ${node.type}`);
  if (node.type === "variant") return variantWriter(node.key ?? "", node.options ?? []);
  const write = wrapped === undefined ? item && writerOf(item) : writerOf(wrapped);
  if (write === undefined) return undefined;
  return item === undefined
    ? (value) => (value === null || value === undefined ? value : write(value))
    : (value) => (value as readonly unknown[]).map((row) => write(row));
}

const built = new WeakMap<Node, Write | undefined>();

function writerOf(node: Node): Write | undefined {
  if (!built.has(node)) built.set(node, build(node));
  return built.get(node);
}

/** What the schema reads, as it goes over the wire: the opposite of valibot's parsing. Built once per schema. */
export function encode<S extends v.GenericSchema>(schema: S, value: Given<v.InferOutput<S>>): v.InferInput<S> {
  const write = writerOf(schema as unknown as Node);
  return write === undefined ? value : write(value);
}
