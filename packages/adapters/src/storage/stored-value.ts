import * as v from "valibot";
import type { DeviceStorage } from "./device-storage.ts";

/** One value under one name. */
export type StoredValue<T> = {
  readonly load: () => T | null;
  readonly save: (value: T) => void;
  readonly clear: () => void;
  /** Tells when another tab has changed it, until this one is left. */
  readonly watch: (onChange: () => void, left: AbortSignal) => void;
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is stored and can't be read is as if it were not there. */
export function storedValue<T>(
  storage: DeviceStorage,
  name: string,
  schema: v.GenericSchema<unknown, T>,
): StoredValue<T> {
  return {
    load: () => {
      const text = storage.getItem(name);
      if (text === null) return null;
      const read = v.safeParse(schema, parseJson(text));
      return read.success ? read.output : null;
    },
    save: (value) => storage.setItem(name, JSON.stringify(value)),
    clear: () => storage.removeItem(name),
    watch: (onChange, left) => {
      const hear = ({ key }: StorageEvent): void => {
        if (key === null || key === name) onChange();
      };
      addEventListener("storage", hear, { signal: left });
    },
  };
}

/** Of what a device can do without: one that has no room for it goes by it while its page is open. */
export function storedIfRoom<T>(
  storage: DeviceStorage,
  name: string,
  schema: v.GenericSchema<unknown, T>,
): StoredValue<T> {
  const stored = storedValue(storage, name, schema);
  return {
    ...stored,
    save: (value) => {
      try {
        stored.save(value);
      } catch {
        // What was kept before stays.
      }
    },
  };
}
