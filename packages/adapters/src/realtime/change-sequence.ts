import type { ChangeEvent, ChangeKind } from "@cantina/contract/realtime";
import type { ChangeNews } from "./change-feed.ts";

/** Follows the numbers of a cafeteria's changes: a number left out means that a change was missed. */
export type ChangeSequence = {
  /** A new link: what passed before it is unknown. */
  readonly restart: () => void;
  readonly newsOf: (kind: ChangeKind, event: ChangeEvent) => ChangeNews | null;
};

export function changeSequence(tabId: string): ChangeSequence {
  let last: number | null = null;
  return {
    restart: () => {
      last = null;
    },
    newsOf: (kind, event) => {
      if (last !== null && event.seq <= last) return null;
      const isGap = last !== null && event.seq > last + 1;
      last = event.seq;
      if (isGap) return { type: "missed" };
      return event.sessionId === tabId ? null : { type: "entity", kind, entityType: event.entityType, id: event.id };
    },
  };
}
