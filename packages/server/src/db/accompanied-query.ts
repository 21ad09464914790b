import pg from "pg";

/** Prepared once per connection. The mark is for this transaction only: of a statement by itself, for that statement. */
const markName = "cantina_mark";
const beginName = "cantina_begin";
const commitName = "cantina_commit";

type Message = { readonly text: string };

/** The part of pg's connection that a query writes to; @types/pg leaves it out. */
type Wire = {
  readonly bind: (part: {
    readonly portal: string;
    readonly statement: string;
    readonly values: readonly string[];
    readonly valueMapper: (value: string) => string;
  }) => void;
  readonly execute: (part: { readonly portal: string; readonly rows: number }) => void;
  readonly sync: () => void;
  readonly _send: (bytes: Uint8Array) => void;
};

type Prepared = {
  readonly prepare: (wire: Wire) => void;
  readonly handleDataRow: (message: unknown) => void;
  readonly handleCommandComplete: (message: Message, wire: Wire) => void;
};

/** To be asked once of a new connection, before anything goes with them; a beginning and an end without a transaction do nothing. */
export const companions = [
  { name: markName, text: "select set_config('application_name', $1, true)", values: ["cantina"] },
  { name: beginName, text: "begin", values: [] },
  { name: commitName, text: "commit", values: [] },
] as const;

type Asked = { readonly name: string; readonly text: string; readonly values: unknown };
type Done = (error: Error | null, result: unknown) => void;

/** What goes with a statement, in one packet and before one Sync: no way to the database more. */
export type Company = {
  /** It is the first of its transaction. */
  readonly begins: boolean;
  /** Whose it is. */
  readonly mark: string | undefined;
  /** It is the last of its transaction, which ends with it; a statement that fails ends nothing. */
  readonly commits: boolean;
};

/** A prepared statement that is sent together with what goes with it. */
export function accompaniedQuery({ name, text, values }: Asked, company: Company, done: Done): pg.Submittable {
  const query = new pg.Query({ name, text, values: values as unknown[] });
  // What pg calls on a query, seen in its lib/query.js: `Query` of @types/pg names `submit` alone.
  const { prepare, handleDataRow, handleCommandComplete } = query as unknown as Prepared;
  const ahead = [
    ...(company.begins ? [{ statement: beginName, values: [] }] : []),
    ...(company.mark === undefined ? [] : [{ statement: markName, values: [company.mark] }]),
  ];
  /** How many of them have ended; the statement's own end comes after theirs, and that of the commit after it. */
  let ended = 0;
  const send = (wire: Wire, statement: string, given: readonly string[]): void => {
    wire.bind({ portal: "", statement, values: given, valueMapper: (value) => value });
    wire.execute({ portal: "", rows: 0 });
  };
  return Object.assign(query, {
    callback: done,
    prepare: (wire: Wire) => {
      // Gathered, and written at once: pg writes each of these messages by itself.
      const gathered: Uint8Array[] = [];
      let isSent = false;
      const packet = Object.assign(Object.create(wire) as Wire, {
        _send: (bytes: Uint8Array) => void gathered.push(bytes),
        // Its own Sync would end the packet before the commit.
        sync: () => undefined,
        execute: (part: Parameters<Wire["execute"]>[0]) => {
          wire.execute.call(packet, part);
          isSent = true;
        },
      });
      for (const { statement, values: given } of ahead) send(packet, statement, given);
      isSent = false;
      prepare.call(query, packet);
      // What was never sent, as its values are none, ends nothing.
      if (company.commits && isSent) send(packet, commitName, []);
      wire.sync.call(packet);
      wire._send(Buffer.concat(gathered));
    },
    handleDataRow: (message: unknown) => {
      if (ended === ahead.length) handleDataRow.call(query, message);
    },
    handleCommandComplete: (message: Message, wire: Wire) => {
      if (ended === ahead.length) handleCommandComplete.call(query, message, wire);
      ended += 1;
    },
  });
}
