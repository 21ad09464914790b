import { type Cents, formatMoney, formatMoneyShort } from "@cantina/domain/kernel";
import { Box, type BoxProps } from "@chakra-ui/react/box";

export interface AmountTextProps extends Omit<BoxProps, "children"> {
  readonly amount: Cents;
  /** Drops ",00", as on cards; tables and the cart never do. */
  readonly isShort?: boolean;
}

export function AmountText({ amount, isShort = false, ...rest }: AmountTextProps) {
  return (
    <Box as="span" fontVariantNumeric="tabular-nums" whiteSpace="nowrap" {...rest}>
      {isShort ? formatMoneyShort(amount) : formatMoney(amount)}
    </Box>
  );
}
