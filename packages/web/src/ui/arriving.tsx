import type { ComponentType, ReactNode } from "react";
import { useArrived } from "./use-arrived.ts";

/** As lazy, but shown as soon as its code is here: Suspense would hold it back, and what is typed meanwhile goes elsewhere. */
export function arriving<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): (props: Props) => ReactNode {
  let here: ComponentType<Props> | null = null;
  let asked: ReturnType<typeof load> | undefined;
  const ask = async () => {
    const part = await load();
    here = part.default;
    return part;
  };
  return function Arriving(props) {
    const arrived = useArrived((asked ??= ask()));
    const Part = here ?? arrived?.default;
    return Part && <Part {...props} />;
  };
}

/** What the screen can do without, as with lazyAid. */
export const arrivingAid = <Props extends object>(load: () => Promise<{ readonly default: ComponentType<Props> }>) =>
  arriving(() => load().catch(() => ({ default: () => null })));
