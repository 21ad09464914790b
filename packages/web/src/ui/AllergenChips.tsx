import { type Allergen, toggledAllergen } from "@cantina/domain/allergens";
import { Box } from "@chakra-ui/react/box";
import { useId } from "react";
import { allergenOptions } from "../texts/allergens.ts";
import { Chip } from "./Chip.tsx";

export interface AllergenChipsProps {
  readonly label: string;
  readonly hint: string;
  readonly chosen: readonly Allergen[];
  readonly onChange: (chosen: readonly Allergen[]) => void;
}

/** Any of the fixed list. ALLERGEN-01 */
export function AllergenChips({ label, hint, chosen, onChange }: AllergenChipsProps) {
  const id = useId();
  return (
    <Box display="flex" flexDirection="column" gap="1.5">
      <Box id={id} textStyle="sm" fontWeight="semibold">
        {label}
      </Box>
      <Box role="group" aria-labelledby={id} display="flex" gap="2" flexWrap="wrap">
        {allergenOptions.map((option) => (
          <Chip
            key={option.value}
            aria-pressed={chosen.includes(option.value)}
            onClick={() => onChange(toggledAllergen(chosen, option.value))}
          >
            {option.label}
          </Chip>
        ))}
      </Box>
      <Box fontSize="13px" color="fg.muted">
        {hint}
      </Box>
    </Box>
  );
}
