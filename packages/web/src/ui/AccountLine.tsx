import type { Cents } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { Avatar } from "./Avatar.tsx";
import { BalanceText } from "./BalanceText.tsx";

export interface AccountLineProps {
  readonly name: string;
  readonly detail: string;
  readonly label: string;
  readonly amount: Cents;
}

/** Whose money is concerned, and how much of it there is. */
export function AccountLine({ name, detail, label, amount }: AccountLineProps) {
  return (
    <Box display="flex" alignItems="center" gap="3" p="2.5" borderWidth="1px" borderRadius="xl" bg="bg.subtle">
      <Avatar name={name} size={40} />
      <Box flex="1" minW="0">
        <Box fontSize="15px" fontWeight="semibold" truncate>
          {name}
        </Box>
        <Box fontSize="13px" color="fg.muted" truncate>
          {detail}
        </Box>
      </Box>
      <Box flexShrink="0" textAlign="end">
        <Box fontSize="12px" color="fg.muted">
          {label}
        </Box>
        <BalanceText as="div" amount={amount} fontSize="15px" fontWeight="bold" />
      </Box>
    </Box>
  );
}
