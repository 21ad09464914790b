import type { CountAttempt, CountFault, CountedThing, ReadAmount } from "@cantina/domain/counts";
import type { Cents, Id, Instant, ProfileId, Result } from "@cantina/domain/kernel";
import type { NamedPerson } from "@cantina/domain/transactions";
import type { ApiFailure } from "../../failures/failure.ts";
import type { Change } from "../live-data/index.ts";

export type CountId = Id<"count">;

/** What the server says of one thing that was counted, in units or in hundredths. */
export type CountedRow = {
  readonly id: string;
  readonly name: string;
  /** "kg"; of a product nothing. */
  readonly unit: string;
  readonly counted: number;
  readonly expected: number;
  readonly difference: number;
  /** Held by orders and not there; a consumable has none. */
  readonly shortage: number;
  /** What the difference is worth; a product's is not told. */
  readonly cost: Cents | null;
  readonly left: number;
  /** The count of a later instant that holds already. */
  readonly supersededBy: CountId | null;
};

export type ToldCount = {
  /** null: a trial. */
  readonly id: CountId | null;
  readonly dateTime: Instant;
  readonly profile: NamedPerson | null;
  readonly rows: readonly CountedRow[];
};

/** One line of the list of counts. */
export type CountSummary = {
  readonly id: CountId;
  readonly dateTime: Instant;
  readonly profileId: ProfileId;
  readonly profile: NamedPerson | null;
  readonly things: number;
  readonly differing: number;
  readonly shortage: number;
  readonly cost: Cents | null;
};

export type CountPage = { readonly data: readonly CountSummary[]; readonly totalCount: number };
type Paging = { readonly offset: number; readonly limit: number };
type Options = { readonly signal: AbortSignal };
type Answer<T> = Promise<Result<T, ApiFailure>>;

/** Counts that are booked. */
export type CountBooks = {
  readonly kind: "stock" | "inventory";
  readonly list: (paging: Paging, options: Options) => Answer<CountPage>;
  readonly readOne: (countId: CountId, options: Options) => Answer<ToldCount>;
};

/** What is counted, and how the server hears of it: products in units, or consumables in hundredths. */
export type CountSource<ThingId extends string> = CountBooks & {
  readonly read: ReadAmount;
  readonly review: (things: readonly CountedThing<ThingId>[]) => Answer<ToldCount>;
  readonly book: (attempt: CountAttempt<ThingId>) => Answer<ToldCount>;
  readonly faultsOf: (failure: ApiFailure) => ReadonlyMap<ThingId, CountFault>;
  readonly changes: readonly Change[];
};
