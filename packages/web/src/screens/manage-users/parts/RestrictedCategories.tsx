import type { CategoryId } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { Ban } from "lucide-react";
import { useId } from "react";
import * as texts from "../../../texts/client-forms.ts";
import { Chip } from "../../../ui/Chip.tsx";
import { longChip } from "../../../ui/long-name.ts";

export interface RestrictedCategoriesProps {
  readonly categories: readonly { readonly id: CategoryId; readonly name: string }[];
  readonly chosenIds: readonly CategoryId[];
  readonly onChange: (categoryIds: readonly CategoryId[]) => void;
}

/** All of the catalogue in sight; those that are pressed are forbidden whole. CLIENTS-25 */
export function RestrictedCategories({ categories, chosenIds, onChange }: RestrictedCategoriesProps) {
  const id = useId();
  return (
    <Box display="flex" flexDirection="column" gap="1.5">
      <Box id={id} textStyle="sm" fontWeight="semibold">
        {texts.restrictedCategories}
      </Box>
      <Box role="group" aria-labelledby={id} display="flex" gap="2" flexWrap="wrap">
        {categories.map((category) => {
          const isChosen = chosenIds.includes(category.id);
          return (
            <Chip
              key={category.id}
              style={longChip}
              aria-pressed={isChosen}
              onClick={() =>
                onChange(isChosen ? chosenIds.filter((other) => other !== category.id) : [...chosenIds, category.id])
              }
            >
              {isChosen && <Ban aria-hidden size={16} />}
              {category.name}
            </Chip>
          );
        })}
      </Box>
      <Box fontSize="13px" color="fg.muted">
        {texts.restrictedCategoriesHint}
      </Box>
    </Box>
  );
}
