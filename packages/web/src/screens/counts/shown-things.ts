import type { CountEntry } from "@cantina/domain/counts";
import { matchesSearch, searchText } from "@cantina/domain/kernel";
import type { Countable } from "./count-kind.ts";

export const shows = ["all", "left", "wrong"] as const;
export type Show = (typeof shows)[number];

type Entries<ThingId extends string> = ReadonlyMap<ThingId, CountEntry<ThingId>>;

/** Whether a thing is to be seen, once for each time that it is asked: nothing goes from under the hand that types in it. */
export function pickThings<ThingId extends string>(
  show: Show,
  entries: Entries<ThingId>,
  isWrong: (id: ThingId) => boolean,
): (id: ThingId) => boolean {
  if (show === "all") return () => true;
  const ids = new Set([...entries.keys()].filter((id) => show === "left" || isWrong(id)));
  return show === "left" ? (id) => !ids.has(id) : (id) => ids.has(id);
}

export type ThingGroup<ThingId extends string> = {
  readonly name: string;
  readonly things: readonly Countable<ThingId>[];
};

/** Those that are found, under the name of their group. */
export function groupThings<ThingId extends string>(
  things: readonly Countable<ThingId>[],
  search: string,
): readonly ThingGroup<ThingId>[] {
  const groups = new Map<string, Countable<ThingId>[]>();
  for (const thing of things) {
    if (!matchesSearch(searchText(`${thing.name} ${thing.group}`), search)) continue;
    const group = groups.get(thing.group) ?? [];
    groups.set(thing.group, group);
    group.push(thing);
  }
  return [...groups].map(([name, found]) => ({ name, things: found }));
}
