import * as v from "valibot";

/** Reads with `decode`, and knows how to write again what it has read. */
export const twoWay = <In, Out>(decode: (wire: In) => Out, encode: (value: Out) => In): v.TransformAction<In, Out> =>
  Object.assign(v.transform(decode), { encode });

/** The same for what may be unreadable: `decode` answers undefined, and `message` says what it should be. */
export const twoWayOr = <In, Out>(
  message: string,
  decode: (wire: In) => Out | undefined,
  encode: (value: Out) => In,
): v.RawTransformAction<In, Out> =>
  Object.assign(
    v.rawTransform<In, Out>(({ dataset, addIssue, NEVER }) => {
      const read = decode(dataset.value);
      if (read !== undefined) return read;
      addIssue({ message });
      return NEVER;
    }),
    { encode },
  );

type Names = Readonly<Record<string, string>>;
type Renamed<T, N extends Names> = { [K in keyof T as K extends keyof N ? N[K] : K]: T[K] };
type Fields = Readonly<Record<string, unknown>>;

function renameIn(value: unknown, names: Names): Fields {
  const fields = value as Fields;
  const copy: Record<string, unknown> = {};
  for (const key in fields) copy[names[key] ?? key] = fields[key];
  return copy;
}

/** An object some fields of which have another name inside: wire name → name inside. */
/* @__NO_SIDE_EFFECTS__ */
export function renamed<S extends v.GenericSchema, const N extends Names>(
  schema: S,
  names: N,
): v.SchemaWithPipe<readonly [S, v.TransformAction<v.InferOutput<S>, Renamed<v.InferOutput<S>, N>>]> {
  const written = Object.fromEntries(Object.entries(names).map(([wire, inside]) => [inside, wire]));
  const read = (value: v.InferOutput<S>) => renameIn(value, names) as Renamed<v.InferOutput<S>, N>;
  const write = (value: Renamed<v.InferOutput<S>, N>) => renameIn(value, written) as v.InferOutput<S>;
  return v.pipe(schema, twoWay(read, write));
}
