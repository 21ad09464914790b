/** A place in the program. */
export type FaultFrame = {
  /** Below the program's own folder, or the path of the web's file: never where somebody installed it. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly name: string;
};

/** What may be told of an error: nothing in it was typed by anybody. FAULTS-02 */
export type Fault = {
  readonly level: "error" | "fatal";
  readonly type: string;
  /** One of the engine's own sentences; empty: it said something else. */
  readonly text: string;
  /** As the system or the database names it: ECONNRESET, 23505. */
  readonly code: string | null;
  /** The place where it was thrown first. */
  readonly frames: readonly FaultFrame[];
  /** Which part of the product, and of it which screen or call, by its pattern. */
  readonly part: "server" | "web";
  readonly place: string;
  /** Of the call. */
  readonly requestId: string | null;
};

export type FaultPort = {
  /** Answers at once, whatever becomes of it, and never throws. FAULTS-04 */
  readonly report: (fault: Fault) => void;
  /** Resolves when nothing waits any more, or after so many milliseconds. */
  readonly settle: (limitMs: number) => Promise<void>;
};
