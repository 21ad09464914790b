import type { Cents } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { AmountText } from "../../../ui/AmountText.tsx";

export interface CostLineProps {
  readonly label: string;
  /** null: nothing can be said yet. */
  readonly cost: Cents | null;
}

/** What a recipe comes to; told again as it changes. */
export const CostLine = ({ label, cost }: CostLineProps) => (
  <Box
    role="status"
    display="flex"
    justifyContent="space-between"
    gap="3"
    px="3.5"
    py="2.5"
    borderWidth="1px"
    borderRadius="lg"
    bg="bg.subtle"
    fontSize="14px"
  >
    <Box as="span" color="fg.muted">
      {label}
    </Box>
    {cost === null ? <Box as="span">—</Box> : <AmountText amount={cost} fontWeight="semibold" />}
  </Box>
);
