import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

import { signalrChanges } from "@cantina/adapters/realtime";

import type { StoredEvent } from "./stored.queries.ts";

export type Listener = {
  /** The changes that it should know of and does not; undefined while it catches up. */
  readonly missing: () => Promise<readonly string[] | undefined>;
  readonly refetches: () => number;
  readonly stop: () => void;
};

type Heard = {
  readonly url: string;
  readonly token: string;
  /** Stands for reading again all that is shown: that shows what had a number by then. */
  readonly readLastNumber: () => Promise<number>;
  readonly readEventsAfter: (seq: number) => Promise<readonly StoredEvent[]>;
};

/** A screen that shows everything: the web app's own feed, over the official client. */
export function startListener({ url, token, readLastNumber, readEventsAfter }: Heard): Listener {
  const told = new Map<string, number>();
  let refetches = 0;
  let shown: number | undefined;
  let isStopped = false;

  const refetch = async (): Promise<void> => {
    refetches += 1;
    const mine = refetches;
    shown = undefined;
    told.clear();
    while (mine === refetches && !isStopped) {
      const last = await readLastNumber().catch(() => undefined);
      if (last !== undefined && mine === refetches) {
        shown = last;
        return;
      }
      await pause(100);
    }
  };
  const feed = signalrChanges({
    baseUrl: `${url}/api`,
    token: () => token,
    tabId: randomUUID(),
    onNews: (news) => {
      if (news.type === "missed") return void refetch();
      const name = `${news.kind} ${news.entityType} ${news.id}`;
      told.set(name, (told.get(name) ?? 0) + 1);
    },
    onLink: (link) => {
      if (link !== "connected") shown = undefined;
    },
  });
  return {
    missing: async () => {
      const since = shown;
      if (since === undefined) return undefined;
      const events = await readEventsAfter(since);
      const left = new Map(told);
      const missing = events.filter(({ seq, name }) => {
        const times = left.get(name) ?? 0;
        left.set(name, times - 1);
        return seq === null || times <= 0;
      });
      // It may have begun to catch up while we read.
      return since === shown ? missing.map(({ name }) => name) : undefined;
    },
    refetches: () => refetches,
    stop: () => {
      isStopped = true;
      feed.stop();
    },
  };
}
