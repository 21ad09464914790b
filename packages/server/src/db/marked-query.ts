import pg from "pg";

/** Prepared once per connection. For this transaction only: of a statement by itself, for that statement. */
const markName = "cantina_mark";
const markText = "select set_config('application_name', $1, true)";

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
};

type Prepared = {
  readonly prepare: (wire: Wire) => void;
  readonly handleDataRow: (message: unknown) => void;
  readonly handleCommandComplete: (message: Message, wire: Wire) => void;
};

/** To be asked once of a new connection, before anything is marked on it. */
export const markStatement = { name: markName, text: markText, values: ["cantina"] };

type Asked = { readonly name: string; readonly text: string; readonly values: unknown };
type Done = (error: Error | null, result: unknown) => void;

/**
 * A prepared statement that is sent together with its mark, in one packet and before one Sync: no way to the database
 * more, and the mark is gone with the statement.
 */
export function markedQuery({ name, text, values }: Asked, mark: string, done: Done): pg.Submittable {
  const query = new pg.Query({ name, text, values: values as unknown[] });
  // What pg calls on a query, seen in its lib/query.js: `Query` of @types/pg names `submit` alone.
  const { prepare, handleDataRow, handleCommandComplete } = query as unknown as Prepared;
  let isMarked = false;
  return Object.assign(query, {
    callback: done,
    prepare: (wire: Wire) => {
      wire.bind({ portal: "", statement: markName, values: [mark], valueMapper: (value) => value });
      wire.execute({ portal: "", rows: 0 });
      prepare.call(query, wire);
    },
    // The first row and the first end are the mark's.
    handleDataRow: (message: unknown) => {
      if (isMarked) handleDataRow.call(query, message);
    },
    handleCommandComplete: (message: Message, wire: Wire) => {
      if (isMarked) handleCommandComplete.call(query, message, wire);
      isMarked = true;
    },
  });
}
