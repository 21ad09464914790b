import type { CountEntry, ReadAmount } from "@cantina/domain/counts";
import { textLimits } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { X } from "lucide-react";
import { type KeyboardEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import * as texts from "../../texts/counts.ts";
import { Chip } from "../../ui/Chip.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { NoResult } from "../../ui/NoResult.tsx";
import { Toolbar } from "../../ui/Toolbar.tsx";
import { useAddress } from "../../ui/use-address.ts";
import { countFields } from "./count-address.ts";
import type { CountKind, Countable } from "./count-kind.ts";
import { CountRow } from "./parts/CountRow.tsx";
import styles from "./parts/CountRow.module.css";
import { type Show, groupThings, pickThings, shows } from "./shown-things.ts";
import { useScannedThing } from "./use-scanned-thing.ts";

export interface CountFieldsProps<ThingId extends string> {
  readonly kind: CountKind;
  readonly read: ReadAmount;
  readonly things: readonly Countable<ThingId>[];
  readonly entries: ReadonlyMap<ThingId, CountEntry<ThingId>>;
  readonly faultOf: (id: ThingId) => string | undefined;
  readonly nameOf: (id: ThingId) => string | undefined;
  readonly onType: (id: ThingId, text: string) => void;
}

/** The field after it, as a phone's keypad has it. */
function goOn(event: KeyboardEvent<HTMLElement>, place: HTMLElement | null): void {
  if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...(place?.querySelectorAll<HTMLInputElement>("input[data-count]") ?? [])];
  fields[fields.indexOf(event.target) + 1]?.focus();
}

/** All that can be counted, and how much of each there is. What is expected is not told here. */
export function CountFields<ThingId extends string>(props: CountFieldsProps<ThingId>) {
  const { kind, read, things, entries, faultOf, nameOf, onType } = props;
  const place = useRef<HTMLDivElement>(null);
  const [{ search, show }, change] = useAddress(countFields);
  const isWrong = (id: ThingId): boolean => faultOf(id) !== undefined;
  const [picked, setPicked] = useState(() => ({ show, isSeen: pickThings(show, entries, isWrong) }));
  if (picked.show !== show) setPicked({ show, isSeen: pickThings(show, entries, isWrong) });
  useScannedThing(things, place, () => change({ search: "", show: "all" }));
  const leadBack = useEffectEvent(() => {
    if (show === "wrong") place.current?.querySelector<HTMLInputElement>("input[aria-invalid]")?.focus();
  });
  useEffect(() => leadBack(), []);
  const type = useCallback(
    (id: string, text: string) => {
      const thing = things.find((one) => one.id === id);
      if (thing !== undefined) onType(thing.id, text);
    },
    [things, onType],
  );
  const known = new Set(things.map(({ id }) => id));
  const gone = [...entries.keys()].filter((id) => !known.has(id));
  const sizes: Readonly<Record<Show, number>> = {
    all: things.length,
    left: things.filter(({ id }) => !entries.has(id)).length,
    wrong: [...entries.keys()].filter(isWrong).length,
  };
  const groups = groupThings(
    things.filter(({ id }) => picked.isSeen(id)),
    search,
  );
  return (
    <>
      <Toolbar
        search={{
          placeholder: kind.search,
          maxLength: textLimits.name,
          value: search,
          onChange: (text) => change({ search: text }),
        }}
        chips={[]}
        onClear={() => change({ search: "", show: "all" })}
      />
      <Box role="group" aria-label={texts.show} display="flex" gap="2" flexWrap="wrap">
        {shows
          .filter((one) => one !== "wrong" || sizes.wrong > 0 || show === "wrong")
          .map((one) => (
            <Chip
              key={one}
              aria-pressed={one === show}
              onClick={() => {
                setPicked({ show: one, isSeen: pickThings(one, entries, isWrong) });
                change({ show: one });
              }}
            >
              {texts.showNames[one](sizes[one])}
            </Chip>
          ))}
      </Box>
      <Box ref={place} display="flex" flexDirection="column" gap="4" onKeyDown={(event) => goOn(event, place.current)}>
        {gone.length > 0 && <Gone ids={gone} nameOf={nameOf} faultOf={faultOf} onRemove={(id) => onType(id, "")} />}
        {groups.map(({ name, things: found }) => (
          <Box key={name} as="section" aria-label={name} display="flex" flexDirection="column" gap="2">
            <Box display="flex" justifyContent="space-between" alignItems="baseline" gap="3" px="1">
              <Box as="h2" fontSize="16px" fontWeight="semibold">
                {name}
              </Box>
              <Box fontSize="13px" color="fg.muted" whiteSpace="nowrap">
                {texts.countedOf(found.filter(({ id }) => entries.has(id) && !isWrong(id)).length, found.length)}
              </Box>
            </Box>
            <ul className={styles["group"]}>
              {found.map(({ id, name: label, unit }) => (
                <CountRow
                  key={id}
                  id={id}
                  name={label}
                  unit={unit}
                  text={entries.get(id)?.text ?? ""}
                  isCounted={read(entries.get(id)?.text ?? "") !== null}
                  fault={faultOf(id)}
                  inputMode={kind.inputMode}
                  longest={kind.longest}
                  onType={type}
                />
              ))}
            </ul>
          </Box>
        ))}
        {groups.length === 0 && (gone.length === 0 || show !== "wrong") && (
          <NoResult title={texts.noneFound} onClear={() => change({ search: "", show: "all" })} />
        )}
      </Box>
    </>
  );
}

interface GoneProps<ThingId extends string> extends Pick<CountFieldsProps<ThingId>, "nameOf" | "faultOf"> {
  readonly ids: readonly ThingId[];
  readonly onRemove: (id: ThingId) => void;
}

/** What was counted and can't be any more: it is taken out, or the count is refused. */
function Gone<ThingId extends string>({ ids, nameOf, faultOf, onRemove }: GoneProps<ThingId>) {
  return (
    <Box as="section" aria-label={texts.gone} display="flex" flexDirection="column" gap="2">
      <Box as="h2" fontSize="16px" fontWeight="semibold" px="1">
        {texts.gone}
      </Box>
      <ul className={styles["group"]}>
        {ids.map((id) => {
          const name = nameOf(id) ?? texts.goneName;
          return (
            <li key={id} className={styles["row"]}>
              <span className={styles["name"]}>{name}</span>
              <span />
              <IconButton label={texts.remove(name)} icon={<X />} onClick={() => onRemove(id)} />
              {faultOf(id) !== undefined && <span className={styles["fault"]}>{faultOf(id)}</span>}
            </li>
          );
        })}
      </ul>
    </Box>
  );
}
