import { AsyncLocalStorage } from "node:async_hooks";

import { BrokenInvariant } from "@cantina/domain/kernel";

type Scope = { open: boolean };

const current = new AsyncLocalStorage<Scope>();

/** Marks everything that `work` calls as running inside a transaction. */
export const withinTransaction = async <T>(work: () => Promise<T>): Promise<T> => {
  const scope: Scope = { open: true };
  try {
    return await current.run(scope, work);
  } finally {
    // What was started inside and lives on, as a timer does, is free again.
    scope.open = false;
  }
};

/** A second connection taken while the first waits is how a full pool hangs for good. */
export const refuseInsideTransaction = (): void => {
  if (current.getStore()?.open === true) {
    throw new BrokenInvariant("a second database connection was asked for inside a transaction");
  }
};
