import { Box } from "@chakra-ui/react/box";
import { BalanceText } from "./BalanceText.tsx";
import type { DinerCardProps, DinerView } from "./DinerCard.tsx";

/** Of somebody found: whose they are, and what the account holds. */
export const DinerDetail = ({
  diner: { detail, balance },
  isDiscreet = false,
}: Pick<DinerCardProps, "isDiscreet"> & { readonly diner: DinerView }) => (
  <Box flexShrink="0" textAlign="end" fontSize="12px" lineHeight="16px" color="fg.muted">
    <div>{detail}</div>
    {balance !== null && <BalanceText as="div" isDiscreet={isDiscreet} amount={balance} fontWeight="semibold" />}
  </Box>
);
