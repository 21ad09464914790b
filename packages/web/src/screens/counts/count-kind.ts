import type { CountSource, CountedRow } from "../../composition/desk/index.ts";

/** Something that can be counted. */
export type Countable<ThingId extends string> = {
  readonly id: ThingId;
  readonly name: string;
  /** "kg"; of a product nothing. */
  readonly unit: string;
  /** What stands above those that belong together. */
  readonly group: string;
  readonly barcode: string | null;
};

/** How a kind of count is shown: the screen is the same for each. */
export type CountKind = {
  readonly title: string;
  /** Of one thing. */
  readonly thing: string;
  readonly search: string;
  readonly nothingHint: string;
  readonly sheetTitle: string;
  /** What is no amount, and what would be one. */
  readonly notAmount: string;
  readonly inputMode: "numeric" | "decimal";
  readonly longest: number;
  readonly home: "/stock-control" | "/inventory";
  readonly amountText: (amount: number) => string;
  /** The difference is worth money; else what is missing of what is held is told. */
  readonly hasCost: boolean;
  /** Where the records of a thing stand, within its home. */
  readonly recordsOf: (row: Pick<CountedRow, "id">) => Readonly<Record<string, string>>;
};

/** A kind with what it counts by now. */
export type Counting<ThingId extends string> = {
  readonly kind: CountKind;
  readonly source: CountSource<ThingId>;
  /** By group, in the order of the list; undefined: not read yet. */
  readonly things: readonly Countable<ThingId>[] | undefined;
  readonly failure: Error | null;
  readonly readAgain: () => void;
  /** Of one that is counted and isn't among them any more. */
  readonly nameOf: (id: ThingId) => string | undefined;
};
