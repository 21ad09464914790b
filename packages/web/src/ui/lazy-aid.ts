import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/** What the screen can do without: where it can't be loaded, there is none, and nothing else goes with it. */
export const lazyAid = <Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => load().catch(() => ({ default: () => null })));
