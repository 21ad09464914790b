import type { CafeteriaClass } from "@cantina/domain/cafeteria";
import { Box } from "@chakra-ui/react/box";
import { useId } from "react";
import * as texts from "../texts/ui.ts";
import * as words from "../texts/words.ts";
import { Chip } from "./Chip.tsx";

export interface ClassChipsProps {
  readonly classes: readonly CafeteriaClass[];
  readonly chosen: readonly string[];
  readonly onChange: (classIds: readonly string[]) => void;
}

/** Any of the chosen classes; none chosen narrows nothing. */
export function ClassChips({ classes, chosen, onChange }: ClassChipsProps) {
  const id = useId();
  return (
    <Box gridColumn="1 / -1" display="flex" flexDirection="column" gap="1.5">
      <Box id={id} textStyle="sm" fontWeight="semibold">
        {words.classes}
      </Box>
      {classes.length === 0 ? (
        <Box color="fg.muted">{texts.noClassesFound}</Box>
      ) : (
        <Box role="group" aria-labelledby={id} display="flex" gap="2" flexWrap="wrap">
          {classes.map((one) => {
            const isChosen = chosen.includes(one.id);
            return (
              <Chip
                key={one.id}
                aria-pressed={isChosen}
                onClick={() =>
                  onChange(isChosen ? chosen.filter((classId) => classId !== one.id) : [...chosen, one.id])
                }
              >
                {one.name}
              </Chip>
            );
          })}
        </Box>
      )}
    </Box>
  );
}
