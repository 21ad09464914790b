import type { CafeteriaClass } from "@cantina/domain/cafeteria";
import type { ClassId } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { Chip } from "../../../ui/Chip.tsx";
import { longChip } from "../../../ui/long-name.ts";

export interface ClassChipsProps {
  readonly label: string;
  readonly classes: readonly CafeteriaClass[];
  readonly chosen: readonly ClassId[];
  readonly onChange: (chosen: readonly ClassId[]) => void;
}

export function ClassChips({ label, classes, chosen, onChange }: ClassChipsProps) {
  const isChosen = (classId: ClassId): boolean => chosen.includes(classId);
  return (
    <Box role="group" aria-label={label} display="flex" flexWrap="wrap" gap="2">
      {classes.map(({ id, name }) => (
        <Chip
          key={id}
          style={longChip}
          aria-pressed={isChosen(id)}
          onClick={() => onChange(isChosen(id) ? chosen.filter((one) => one !== id) : [...chosen, id])}
        >
          {name}
        </Chip>
      ))}
    </Box>
  );
}
