import type { CafeteriaClass } from "@cantina/domain/cafeteria";
import type { ClassId } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { ChevronDown } from "lucide-react";
import { Button } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { Popover } from "../../../ui/Popover.tsx";

export interface ClassFilterProps {
  readonly classes: readonly CafeteriaClass[];
  readonly selected: readonly ClassId[];
  readonly onChange: (classIds: readonly ClassId[]) => void;
}

function chosenText({ classes, selected }: Pick<ClassFilterProps, "classes" | "selected">): string {
  if (selected.length === 0) return "Todas";
  const [first] = classes.filter(({ id }) => selected.includes(id));
  return selected.length === 1 && first !== undefined ? first.name : `${selected.length} clases`;
}

export function ClassFilter({ classes, selected, onChange }: ClassFilterProps) {
  const toggle = (id: ClassId): void =>
    onChange(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id]);
  const text = chosenText({ classes, selected });
  return (
    <Box display="flex" flexDirection="column" gap="1.5" minW="0">
      <Box aria-hidden textStyle="sm" fontWeight="semibold">
        Clases
      </Box>
      <Popover
        label="Filtrar por clases"
        placement="bottom-start"
        trigger={(trigger) => (
          <Button
            variant="outline"
            colorPalette="gray"
            justifyContent="space-between"
            fontWeight="normal"
            fontSize="15px"
            bg="bg.panel"
            borderColor="border.emphasized"
            borderRadius="14px"
            px="3.5"
            aria-label={`Clases: ${text}`}
            {...trigger}
          >
            <Box as="span" truncate>
              {text}
            </Box>
            <ChevronDown aria-hidden />
          </Button>
        )}
      >
        {() => (
          <Box p="4" display="flex" flexDirection="column" gap="3" maxW="20rem">
            <Box role="group" aria-label="Clases" display="flex" flexWrap="wrap" gap="2">
              {classes.map(({ id, name }) => (
                <Chip key={id} aria-pressed={selected.includes(id)} onClick={() => toggle(id)}>
                  {name}
                </Chip>
              ))}
              {classes.length === 0 && "No se encontraron clases"}
            </Box>
            <Button variant="ghost" colorPalette="gray" disabled={selected.length === 0} onClick={() => onChange([])}>
              Todas las clases
            </Button>
          </Box>
        )}
      </Popover>
    </Box>
  );
}
