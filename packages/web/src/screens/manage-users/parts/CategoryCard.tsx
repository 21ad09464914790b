import type { ManagedCategory } from "@cantina/domain/clients";
import { Box } from "@chakra-ui/react/box";
import { BadgePercent, Pencil, Star, Trash2 } from "lucide-react";
import * as words from "../../../texts/words.ts";
import * as texts from "../../../texts/clients.ts";
import { AmountText } from "../../../ui/AmountText.tsx";
import { CardHead } from "../../../ui/CardHead.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Tag } from "../../../ui/Tag.tsx";
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
      gap="3"
      p="4"
      borderWidth="1px"
      borderRadius="18px"
      bg="bg.panel"
    >
      <Box display="flex" alignItems="flex-start" gap="2">
        <Box flex="1" minW="0">
          <CardHead title={category.name} detail={discountText(category)} icon={<BadgePercent />} />
        </Box>
        {isDefault && (
          <Tag tone="success" icon={<Star />}>
            {texts.byDefault}
          </Tag>
        )}
      </Box>
      <Box display="flex" alignItems="center" gap="1" mt="auto" minH="11">
        <Box flex="1" minW="0">
          <Box fontSize="12px" color="fg.muted" lineHeight="16px">
            {texts.minimumBalance}
          </Box>
          <AmountText amount={category.minimumBalance} fontWeight="semibold" />
        </Box>
        <IconButton label={words.editNamed(category.name)} icon={<Pencil />} onClick={onEdit} />
        {!isDefault && <IconButton label={words.deleteNamed(category.name)} icon={<Trash2 />} onClick={onDelete} />}
      </Box>
    </Box>
  );
}
