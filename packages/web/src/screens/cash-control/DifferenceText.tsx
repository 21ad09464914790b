import type { Cents } from "@cantina/domain/kernel";
import { AmountText } from "../../ui/AmountText.tsx";

/** A shortage is red, a surplus asks for attention; the sign says it too. */
export function DifferenceText({ difference }: { readonly difference: Cents }) {
  const color = difference === 0 ? undefined : difference < 0 ? "fg.error" : "fg.warning";
  return <AmountText amount={difference} color={color} fontWeight="semibold" />;
}
