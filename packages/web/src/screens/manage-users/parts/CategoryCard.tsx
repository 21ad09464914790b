import type { ManagedCategory } from "@cantina/domain/clients";
import { Box } from "@chakra-ui/react/box";
import { Pencil, Trash2 } from "lucide-react";
import { AmountText } from "../../../ui/AmountText.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { discountText } from "../client-texts.ts";

export interface CategoryCardProps {
  readonly category: ManagedCategory;
  readonly isDefault: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

export function CategoryCard({ category, isDefault, onEdit, onDelete }: CategoryCardProps) {
  return (
    <Box
      as="li"
      display="flex"
      flexDirection="column"
      gap="2"
      p="4"
      borderWidth="1px"
      borderRadius="18px"
      bg="bg.panel"
    >
      <Box display="flex" alignItems="center" gap="2" minH="11">
        <Box as="h2" flex="1" minW="0" fontSize="16px" fontWeight="semibold" truncate>
          {category.name}
        </Box>
        {isDefault && (
          <Box
            as="span"
            px="2.5"
            py="0.5"
            borderRadius="full"
            bg="brand.muted"
            color="brand.fg"
            fontSize="12px"
            fontWeight="semibold"
          >
            Predeterminada
          </Box>
        )}
        <IconButton label={`Editar ${category.name}`} icon={<Pencil />} onClick={onEdit} />
        {!isDefault && <IconButton label={`Eliminar ${category.name}`} icon={<Trash2 />} onClick={onDelete} />}
      </Box>
      <Box>{discountText(category)}</Box>
      <Box color="fg.muted">
        Balance mínimo <AmountText amount={category.minimumBalance} color="fg" />
      </Box>
    </Box>
  );
}
