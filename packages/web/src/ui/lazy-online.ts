import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/** What is of use with the server alone, so that no device keeps it: where it doesn't come, there is none. */
export const lazyOnline = <Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => load().catch(() => ({ default: () => null })));
