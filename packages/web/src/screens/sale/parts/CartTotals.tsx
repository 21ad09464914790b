import { type Cents, formatMoney, negateMoney } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import * as texts from "../../../texts/sale.ts";
import * as words from "../../../texts/words.ts";
import { AmountText } from "../../../ui/AmountText.tsx";

export interface CartTotalsProps {
  readonly subtotal: Cents;
  readonly discount: { readonly label: string; readonly amount: Cents } | null;
  readonly total: Cents;
  /** What the account will hold; null when it isn't paid from one. */
  readonly balanceAfter: Cents | null;
  /** How far the account would be below its minimum; 0: it wouldn't. */
  readonly overMinimum: Cents;
}

export function CartTotals({ subtotal, discount, total, balanceAfter, overMinimum }: CartTotalsProps) {
  "use memo";
  return (
    <Box
      px="2px"
      pt={{ base: "0", md: "1px" }}
      pb={{ base: "2.5px", md: "0.5px" }}
      fontSize="14px"
      lineHeight={{ base: "23px", md: "24px" }}
      color="fg.muted"
    >
      <Box display="flex" justifyContent="space-between" gap="3">
        <span>{words.subtotal}</span>
        <AmountText amount={subtotal} />
      </Box>
      {discount !== null && (
        <Box display="flex" justifyContent="space-between" gap="3">
          <span>{discount.label}</span>
          <AmountText amount={negateMoney(discount.amount)} color="brand.fg" />
        </Box>
      )}
      <Box display="flex" justifyContent="space-between" alignItems="center" gap="3" mt={{ base: "4px", md: "5.5px" }}>
        <Box lineHeight={{ base: "21px", md: "22px" }}>
          <Box fontSize="16px" fontWeight="semibold" color="fg">
            {words.total}
          </Box>
          {balanceAfter !== null && (
            <Box fontSize="13px" fontWeight="medium" fontVariantNumeric="tabular-nums">
              {texts.balanceAfter(formatMoney(balanceAfter))}
            </Box>
          )}
          {overMinimum > 0 && (
            // No colour tells the queue who owes.
            <Box fontSize="13px" fontWeight="semibold" color="fg" fontVariantNumeric="tabular-nums">
              {texts.overMinimum(formatMoney(overMinimum))}
            </Box>
          )}
        </Box>
        <AmountText
          data-total
          amount={total}
          color="fg"
          fontSize="28px"
          fontWeight="bold"
          letterSpacing="-0.02em"
          lineHeight="1.2"
        />
      </Box>
    </Box>
  );
}
