import { answered } from "./answered.ts";
import { type Query, addProfile } from "./canteen.ts";
import type { Counter } from "./counter.ts";
import type { RawAnswer, Till } from "./till.ts";

/** Employees of one canteen, each with a till of its own, spread over the servers in turn. */
export const rivalsOf = (
  { canteen, tillOf }: Counter,
  query: Query,
  servers: readonly { readonly url: string }[],
  count: number,
): Promise<readonly Till[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, index) =>
      tillOf(await addProfile(query, canteen.cafeteriaId, "CAFETERIA_EMPLOYEE"), servers[index % servers.length]),
    ),
  );

/** `times` calls of each till, all at once; each asks again under its key until it is answered. */
export const rushBy = (
  tills: readonly Till[],
  times: number,
  act: (till: Till, index: number, key: string) => Promise<RawAnswer>,
): Promise<readonly RawAnswer[]> =>
  Promise.all(
    tills.flatMap((till, index) =>
      Array.from({ length: times }, (_, turn) => answered((key) => act(till, index * times + turn, key))),
    ),
  );

/** How many got which answer; DONE is a success. */
export function tallyOf(answers: readonly RawAnswer[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { code = "DONE" } of answers) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}
