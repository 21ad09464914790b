import { useEffect, useState } from "react";

type Arrived<Thing> = { readonly by: Promise<Thing> } & (
  | { readonly isHere: true; readonly thing: Thing }
  | { readonly isHere: false; readonly reason: unknown }
);

/**
 * What a promise brings; null: not here yet. Throws what it was refused with. Not by Suspense: whatever suspended is
 * shown no sooner than 300 ms after the last thing that was, and a till is not to wait for that.
 */
export function useArrived<Thing>(promise: Promise<Thing>): Thing | null {
  const [arrived, setArrived] = useState<Arrived<Thing> | null>(null);
  useEffect(() => {
    let isLeft = false;
    const take = (next: Arrived<Thing>): void => {
      if (!isLeft) setArrived(next);
    };
    promise.then(
      (thing) => take({ by: promise, isHere: true, thing }),
      (reason: unknown) => take({ by: promise, isHere: false, reason }),
    );
    return () => {
      isLeft = true;
    };
  }, [promise]);
  if (arrived?.by !== promise) return null;
  if (!arrived.isHere) throw arrived.reason;
  return arrived.thing;
}
