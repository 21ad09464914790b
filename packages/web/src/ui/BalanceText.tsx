import { AmountText, type AmountTextProps } from "./AmountText.tsx";

/** What an account holds: credit is green, debt red; the sign says it, too. */
export const BalanceText = (props: Omit<AmountTextProps, "color">) => (
  <AmountText {...props} color={props.amount === 0 ? undefined : props.amount < 0 ? "fg.error" : "brand.fg"} />
);
