import { Box } from "@chakra-ui/react/box";
import { BalanceText } from "./BalanceText.tsx";
import { DeletedMark, type DinerCardProps, type DinerView } from "./DinerCard.tsx";

/** Of somebody found: whose they are, and what the account holds. */
export const DinerDetail = ({
  diner: { detail, balance, isDeleted },
  isDiscreet = false,
}: Pick<DinerCardProps, "isDiscreet"> & { readonly diner: DinerView }) => (
  // Whose they are leaves their own name room.
  <Box flexShrink="0" maxW="50%" textAlign="end" fontSize="12px" lineHeight="16px" color="fg.muted">
    <Box truncate>{detail}</Box>
    {isDeleted === true && <DeletedMark />}
    {balance !== null && <BalanceText as="div" isDiscreet={isDiscreet} amount={balance} fontWeight="semibold" />}
  </Box>
);
