import type { Cents } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { AmountText } from "../../../ui/AmountText.tsx";

export interface AmountListProps {
  readonly rows: readonly { readonly label: string; readonly amount: Cents; readonly isStrong?: boolean }[];
}

export function AmountList({ rows }: AmountListProps) {
  return (
    <Box as="dl" borderWidth="1px" borderRadius="lg" bg="bg.subtle" px="3.5" py="1.5">
      {rows.map((row) => (
        <Box
          key={row.label}
          display="flex"
          justifyContent="space-between"
          gap="4"
          py="1.5"
          fontWeight={row.isStrong ? "bold" : "normal"}
        >
          <dt>{row.label}</dt>
          <AmountText as="dd" amount={row.amount} />
        </Box>
      ))}
    </Box>
  );
}
