import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { listenToScanner } from "../../composition/device/index.ts";
import * as texts from "../../texts/counts.ts";
import { notify } from "../../ui/notify.ts";
import type { Countable } from "./count-kind.ts";

/** A code leads to the field of what it stands on, whatever is searched for. */
export function useScannedThing(
  things: readonly Countable<string>[],
  place: RefObject<HTMLElement | null>,
  showAll: () => void,
): void {
  const [scanned, setScanned] = useState<{ readonly id: string } | null>(null);
  const take = useEffectEvent((code: string) => {
    const found = things.find(({ barcode }) => barcode === code);
    if (found === undefined) return void notify({ kind: "warning", title: texts.unknownCode(code) });
    showAll();
    setScanned({ id: found.id });
  });
  useEffect(
    () =>
      listenToScanner(({ kind, code }) => {
        if (kind === "BARCODE") take(code);
      }),
    [],
  );
  const lead = useEffectEvent((id: string) => {
    const field = [...(place.current?.querySelectorAll<HTMLInputElement>("input[data-count]") ?? [])].find(
      ({ dataset }) => dataset["count"] === id,
    );
    field?.scrollIntoView({ block: "center" });
    field?.focus();
    field?.select();
  });
  useEffect(() => {
    if (scanned !== null) lead(scanned.id);
  }, [scanned]);
}
