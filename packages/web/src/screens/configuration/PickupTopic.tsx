import {
  type Cafeteria,
  type TimeEntry,
  checkPickupEntry,
  emptyTime,
  pickupEntryOf,
  pickupTimeTypes,
} from "@cantina/domain/cafeteria";
import { Box } from "@chakra-ui/react/box";
import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import * as texts from "../../texts/configuration.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import { noTimes, pickupFaultTexts } from "../../texts/settings-fault-texts.ts";
import { Button } from "../../ui/Button.tsx";
import { ChipGroup } from "../../ui/ChipGroup.tsx";
import { FaultText } from "../../ui/FaultText.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { TimeField } from "../../ui/TimeField.tsx";
import { focusInside } from "../../ui/focus-inside.ts";
import { TimeRow } from "./TimeRow.tsx";
import { Choice, TopicForm } from "./TopicForm.tsx";
import { useSettingsEdit } from "./use-settings-edit.ts";

const kinds = pickupTimeTypes.map((value) => ({ value, label: texts.pickupKinds[value] }));
const entryOf = ({ pickup, classes }: Cafeteria) =>
  pickupEntryOf(
    pickup,
    classes.map(({ id }) => id),
  );

export function PickupTopic({ cafeteria }: { readonly cafeteria: Cafeteria }) {
  const { onReread, ...edit } = useSettingsEdit({ cafeteria, entryOf, check: checkPickupEntry });
  const { type, times, start, end, hasClosing, closesAt } = edit.entry;
  const told = toldFaults(edit.faults, pickupFaultTexts);
  /** How many rows there were when another one was asked for. */
  const [added, setAdded] = useState<number | null>(null);
  const adder = useRef<HTMLDivElement>(null);
  const put = (index: number, row: TimeEntry): void => edit.type({ times: times.with(index, row) });
  return (
    <TopicForm edit={edit} onReread={onReread} topic="PICKUP" zone={cafeteria.timeZone}>
      <ChipGroup
        label={texts.pickupKind}
        options={kinds}
        value={type}
        onChange={(chosen) => edit.type({ type: chosen })}
      />
      {type === "DISCRETE" && (
        <Box role="group" aria-label={texts.fixedTimes} display="flex" flexDirection="column" gap="3">
          {times.map((row, index) => (
            <TimeRow
              key={index}
              place={index + 1}
              row={row}
              classes={cafeteria.classes}
              fault={edit.faults?.rows?.get(index)}
              onChange={(next) => put(index, next)}
              takesFocus={index === added}
              onRemove={() => {
                // The button goes with its row.
                focusInside(adder.current);
                setAdded(null);
                edit.type({ times: times.toSpliced(index, 1) });
              }}
            />
          ))}
          <FaultText text={edit.faults?.times === "NONE" ? noTimes : undefined} />
          <Box ref={adder}>
            <Button
              variant="outline"
              colorPalette="gray"
              onClick={() => {
                setAdded(times.length);
                edit.type({ times: [...times, emptyTime] });
              }}
            >
              <Plus aria-hidden />
              {texts.addTime}
            </Button>
          </Box>
        </Box>
      )}
      {type === "INTERVAL" && (
        <Box display="grid" gap="3" gridTemplateColumns="repeat(2, minmax(0, 160px))">
          <TimeField
            label={texts.intervalStart}
            value={start}
            onChange={(time) => edit.type({ start: time })}
            error={told.interval}
          />
          <TimeField label={texts.intervalEnd} value={end} onChange={(time) => edit.type({ end: time })} />
        </Box>
      )}
      <Choice detail={texts.hasClosingHint}>
        <Switch label={texts.hasClosing} checked={hasClosing} onChange={(isOn) => edit.type({ hasClosing: isOn })} />
      </Choice>
      {hasClosing && (
        <TimeField
          label={texts.closesAt}
          value={closesAt}
          onChange={(time) => edit.type({ closesAt: time })}
          error={told.closesAt}
        />
      )}
    </TopicForm>
  );
}
