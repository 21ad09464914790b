import { useSyncExternalStore } from "react";

/** One value that screens can watch. */
export type Watched<T> = {
  readonly get: () => T;
  readonly subscribe: (onChange: () => void) => () => void;
};

export type ValueStore<T> = Watched<T> & { readonly set: (value: T) => void };

export function valueStore<T>(first: T): ValueStore<T> {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
  };
}

export const useValue = <T>(store: Watched<T>): T => useSyncExternalStore(store.subscribe, store.get, store.get);

/** Whether its value is that one. Who asks only this is not drawn anew while it changes between others. */
export const useIsValue = <T>(store: Watched<T>, value: T): boolean => {
  const isIt = (): boolean => store.get() === value;
  return useSyncExternalStore(store.subscribe, isIt, isIt);
};

/** Settles with the first value, the present one included, that passes the test. */
export function untilValue<T>(store: Watched<T>, test: (value: T) => boolean): Promise<T> {
  return new Promise((resolve) => {
    const stop = store.subscribe(look);
    function look(): void {
      const value = store.get();
      if (!test(value)) return;
      stop();
      resolve(value);
    }
    look();
  });
}
