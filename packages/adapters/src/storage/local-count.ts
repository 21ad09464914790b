import { type CountDraft, type CountDraftPort, emptyCount, keptCount } from "@cantina/domain/counts";
import type { CafeteriaId, ProfileId } from "@cantina/domain/kernel";
import type { DeviceStorage } from "./device-storage.ts";

type CountInput = {
  readonly storage: DeviceStorage;
  readonly counter: { readonly id: ProfileId; readonly cafeteriaId: CafeteriaId };
  /** What is counted: the name of its place on the device. */
  readonly kind: string;
};

export type LocalCount<Id extends string> = CountDraftPort<Id> & {
  /** Puts back what was thrown away, unless another count has begun meanwhile; also where no screen is open that has it. */
  readonly restore: (draft: CountDraft<Id>) => void;
  /** Another tab has changed it, or it was put back. */
  readonly watch: (onChange: () => void) => () => void;
};

/** The browser tells a tab nothing of what it has stored itself. */
const own = new EventTarget();

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The count that one person has begun, on this device alone; it stays when they leave. COUNT-09 */
export function localCount<Id extends string>({ storage, counter, kind }: CountInput): LocalCount<Id> {
  const name = `cantina.count.${kind}.${counter.cafeteriaId}.${counter.id}`;
  const load = (): CountDraft<Id> => {
    const text = storage.getItem(name);
    return text === null ? emptyCount : keptCount<Id>(parse(text));
  };
  const save = (draft: CountDraft<Id>): boolean => {
    try {
      if (draft.entries.length === 0) storage.removeItem(name);
      else storage.setItem(name, JSON.stringify(draft));
      return true;
    } catch {
      return false;
    }
  };
  return {
    load,
    save,
    restore: (draft) => {
      if (load().entries.length > 0) return;
      save(draft);
      own.dispatchEvent(new Event(name));
    },
    watch: (onChange) => {
      const hear = ({ key }: StorageEvent): void => {
        if (key === null || key === name) onChange();
      };
      addEventListener("storage", hear);
      own.addEventListener(name, onChange);
      return () => {
        removeEventListener("storage", hear);
        own.removeEventListener(name, onChange);
      };
    },
  };
}
