import { AmountText, type AmountTextProps } from "./AmountText.tsx";

export interface BalanceTextProps extends Omit<AmountTextProps, "color"> {
  /** In front of a queue, which no colour tells who owes. */
  readonly isDiscreet?: boolean;
}

/** What an account holds: credit is green, debt red; the sign says it, too. */
export const BalanceText = ({ isDiscreet = false, ...text }: BalanceTextProps) => (
  <AmountText
    {...text}
    color={isDiscreet || text.amount === 0 ? undefined : text.amount < 0 ? "fg.error" : "brand.fg"}
  />
);
