import { type Allergen, toggledAllergen } from "@cantina/domain/allergens";
import { Box } from "@chakra-ui/react/box";
import * as texts from "../texts/allergens.ts";
import { Chip } from "./Chip.tsx";
import { Disclosure } from "./Disclosure.tsx";

export interface AllergenChipsProps {
  readonly label: string;
  readonly hint: string;
  readonly chosen: readonly Allergen[];
  /** What it contains besides, which is not chosen here. */
  readonly besides?: readonly Allergen[];
  readonly onChange: (chosen: readonly Allergen[]) => void;
}

/** Any of the fixed list; folded, so that fourteen choices stand in nobody's way who has none to make. ALLERGEN-01 */
export function AllergenChips({ label, hint, chosen, besides = [], onChange }: AllergenChipsProps) {
  const told = [
    ...(chosen.length > 0 ? [texts.allergenList(chosen)] : []),
    ...(besides.length > 0 ? [texts.fromRecipe(texts.allergenList(besides))] : []),
  ];
  return (
    <Disclosure
      summary={
        // One text: a long list goes on below its label.
        <Box textStyle="sm">
          <Box as="span" fontWeight="semibold">
            {label}
          </Box>{" "}
          <Box as="span" color="fg.muted">
            {told.length === 0 ? texts.noAllergens : told.join(" · ")}
          </Box>
        </Box>
      }
    >
      <Box display="flex" flexDirection="column" gap="2" pt="2">
        <Box role="group" aria-label={label} display="flex" gap="2" flexWrap="wrap">
          {texts.allergenOptions.map((option) => (
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
    </Disclosure>
  );
}
