import { localCount } from "@cantina/adapters/storage";
import { type CountDraft, type CountView, countMachine, countView } from "@cantina/domain/counts";
import { id } from "@cantina/domain/kernel";
import { useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { createActor } from "xstate";
import type { ApiFailure } from "../../failures/failure.ts";
import { rereadAfter } from "../live-data/index.ts";
import { useWorkplace } from "../workplace/index.ts";
import type { CountBooks, CountSource, ToldCount } from "./count-kind.ts";

/** A count of this app: what the server refuses it with is the API's. */
export type CountOf<ThingId extends string> = {
  readonly id: ThingId;
  readonly told: ToldCount;
  readonly failure: ApiFailure;
};

export type Count<ThingId extends string> = CountView<CountOf<ThingId>> & {
  readonly draft: CountDraft<ThingId>;
  readonly type: (thing: ThingId, text: string) => void;
  readonly discard: () => void;
  /** Takes that back, also once the screen was left. */
  readonly restore: (draft: CountDraft<ThingId>) => void;
  readonly review: () => void;
  readonly confirm: () => void;
  readonly back: () => void;
  readonly retry: () => void;
};

type CountTelling = {
  readonly onBooked: (told: ToldCount) => void;
  /** Back in its fields, with the things that are wrong, if any. */
  readonly onRefused: (wrong: readonly string[]) => void;
};

/** How many things stand in the count that this person has begun on this device. */
export function useBegunCount(kind: CountBooks["kind"]): number {
  const { profile } = useWorkplace();
  return localCount({ storage: localStorage, counter: profile, kind }).load().entries.length;
}

/** The count machine behind one screen, from its mount to its end; what is sent then is sent again by the next one. */
export function useCount<ThingId extends string>(source: CountSource<ThingId>, telling: CountTelling): Count<ThingId> {
  const { newId, queries, profile, reach, clock } = useWorkplace();
  const [kept] = useState(() => localCount<ThingId>({ storage: localStorage, counter: profile, kind: source.kind }));
  const [actor] = useState(() =>
    createActor(countMachine<CountOf<ThingId>>(), {
      input: {
        kept,
        now: clock.now,
        newKey: () => id<"idempotency-key">(newId()),
        read: source.read,
        review: source.review,
        book: async (attempt) => {
          try {
            return await source.book(attempt);
          } finally {
            void rereadAfter(queries, ...source.changes);
          }
        },
        faultsOf: source.faultsOf,
      },
    }),
  );
  const tellBooked = useEffectEvent(telling.onBooked);
  const tellRefused = useEffectEvent(telling.onRefused);
  const isShown = useRef(false);
  useEffect(() => {
    const told = [
      actor.on("count.booked", (fact) => tellBooked(fact.told)),
      actor.on("count.refused", ({ wrong }) => tellRefused(wrong)),
    ];
    const ends = [
      kept.watch(() => actor.send({ type: "count.rekept" })),
      // Whoever waits for the server need not wait for the next try.
      reach.subscribe(() => {
        if (reach.get() === "reachable") actor.send({ type: "count.retried" });
      }),
    ];
    isShown.current = true;
    actor.start();
    // Another tab may have counted between the first look at what is kept and the watch.
    actor.send({ type: "count.rekept" });
    return () => {
      for (const one of told) one.unsubscribe();
      for (const end of ends) end();
      isShown.current = false;
      // React mounts twice while it looks for mistakes, and an actor that was stopped does not start again.
      queueMicrotask(() => {
        if (!isShown.current) actor.stop();
      });
    };
  }, [actor, kept, reach]);
  const snapshot = useSelector(actor, (current) => current);
  const does = useMemo(
    () => ({
      type: (thing: ThingId, text: string) => actor.send({ type: "count.typed", id: thing, text }),
      discard: () => actor.send({ type: "count.discarded" }),
      restore: kept.restore,
      review: () => actor.send({ type: "count.reviewed" }),
      confirm: () => actor.send({ type: "count.confirmed" }),
      back: () => actor.send({ type: "count.backed" }),
      retry: () => actor.send({ type: "count.retried" }),
    }),
    [actor, kept],
  );
  return { ...countView<CountOf<ThingId>>(snapshot), ...does, draft: snapshot.context.draft };
}
