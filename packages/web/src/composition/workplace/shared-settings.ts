import { type ValueStore, valueStore } from "../device/index.ts";

type Stored<T> = {
  readonly load: () => T;
  readonly save: (value: T) => void;
  readonly watch: (onChange: () => void, left: AbortSignal) => void;
};

/**
 * What this device is set to, the same in each of its tabs: what another one chooses holds here at once, and isn't saved
 * again from here, where it may be the older by then. PRINT-19 SALE-108
 */
export function sharedSettings<T>(stored: Stored<T>, left: AbortSignal): ValueStore<T> {
  const shown = valueStore(stored.load());
  stored.watch(() => shown.set(stored.load()), left);
  return {
    ...shown,
    set: (value) => {
      stored.save(value);
      shown.set(value);
    },
  };
}
