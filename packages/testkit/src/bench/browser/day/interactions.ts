/** One event of an interaction, as the browser timed it; milliseconds. */
export type TimedEvent = {
  /** The page load and the interaction in it: a press is several events. */
  readonly interaction: string;
  /** Since 1970, by the page's own clock. */
  readonly at: number;
  /** From the input to the next paint, in steps of 8. */
  readonly duration: number;
  /** From the input until somebody heard of it. */
  readonly delay: number;
  /** Until the last listener was through; what is left of the duration is spent on the way to the paint. */
  readonly processing: number;
  readonly event: string;
  readonly target: string;
};

/** What Google calls good. */
export const mostForInteraction = 200;

/** As many as the library web-vitals keeps of a page. */
const mostKept = 10;
const interactionsPerOutlier = 50;

const slower = (one: TimedEvent, other: TimedEvent): boolean =>
  one.duration > other.duration || (one.duration === other.duration && one.processing > other.processing);

/** The longest event of each interaction, the longest interaction first. */
export function interactionsOf(events: readonly TimedEvent[]): readonly TimedEvent[] {
  const longest = new Map<string, TimedEvent>();
  for (const event of events) {
    const known = longest.get(event.interaction);
    if (known === undefined || slower(event, known)) longest.set(event.interaction, event);
  }
  return [...longest.values()].toSorted((a, b) => b.duration - a.duration || b.processing - a.processing);
}

/**
 * Interaction to next paint as web-vitals reckons it: the longest, of fifty interactions the second longest, and so on.
 * `count` holds those that were too short to be told, too.
 */
export function inpOf(interactions: readonly TimedEvent[], count: number): number {
  const kept = interactions.slice(0, mostKept);
  return kept[Math.min(kept.length - 1, Math.floor(count / interactionsPerOutlier))]?.duration ?? 0;
}
