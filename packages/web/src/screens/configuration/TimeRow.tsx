import type { CafeteriaClass, TimeEntry, TimeFault } from "@cantina/domain/cafeteria";
import type { ClassId } from "@cantina/domain/kernel";
import { textLimits } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { Trash2 } from "lucide-react";
import * as texts from "../../texts/configuration.ts";
import { timeFaultTexts } from "../../texts/settings-fault-texts.ts";
import * as words from "../../texts/words.ts";
import { Chip } from "../../ui/Chip.tsx";
import { FaultText } from "../../ui/FaultText.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { TimeField } from "../../ui/TimeField.tsx";
import { longChip } from "../../ui/long-name.ts";

export interface TimeRowProps {
  /** From 1 on. */
  readonly place: number;
  readonly row: TimeEntry;
  readonly classes: readonly CafeteriaClass[];
  readonly fault: TimeFault | undefined;
  /** It was just added. */
  readonly takesFocus: boolean;
  readonly onChange: (row: TimeEntry) => void;
  readonly onRemove: () => void;
}

/** A fixed time, and for whom it is. */
export function TimeRow({ place, row, classes, fault, takesFocus, onChange, onRemove }: TimeRowProps) {
  const toggle = (classId: ClassId): void => {
    const isChosen = row.classIds.includes(classId);
    const classIds = isChosen ? row.classIds.filter((one) => one !== classId) : [...row.classIds, classId];
    onChange({ ...row, isForAll: false, classIds });
  };
  const isOfTime = fault !== undefined && fault !== "CLASSES_MISSING";
  return (
    <Box
      role="group"
      aria-label={texts.fixedTime(place)}
      borderWidth="1px"
      borderRadius="14px"
      p="4"
      display="flex"
      flexDirection="column"
      gap="3"
    >
      <Box display="flex" gap="3" alignItems="flex-start">
        <Box display="grid" gap="3" flex="1" gridTemplateColumns={{ base: "1fr", sm: "160px 1fr" }}>
          <TimeField
            label={texts.timeOf}
            value={row.time}
            autoFocus={takesFocus}
            onChange={(time) => onChange({ ...row, time })}
            error={isOfTime ? timeFaultTexts[fault] : undefined}
          />
          <TextField
            label={texts.timeLabel}
            maxLength={textLimits.name}
            value={row.label}
            onChange={(label) => onChange({ ...row, label })}
          />
        </Box>
        <IconButton label={texts.removeTime(place)} icon={<Trash2 />} onClick={onRemove} />
      </Box>
      <Box role="group" aria-label={words.classes} display="flex" gap="2" flexWrap="wrap">
        <Chip aria-pressed={row.isForAll} onClick={() => onChange({ ...row, isForAll: !row.isForAll })}>
          {texts.forAll}
        </Chip>
        {classes.map(({ id, name }) => (
          <Chip
            key={id}
            style={longChip}
            aria-pressed={!row.isForAll && row.classIds.includes(id)}
            onClick={() => toggle(id)}
          >
            {name}
          </Chip>
        ))}
      </Box>
      <FaultText text={fault === "CLASSES_MISSING" ? timeFaultTexts[fault] : undefined} />
    </Box>
  );
}
