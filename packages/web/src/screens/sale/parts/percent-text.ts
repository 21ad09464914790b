import { type BasisPoints, basisPointsFromPercent, percentFromBasisPoints } from "@cantina/domain/kernel";
import { locale } from "../../../texts/locale.ts";

/** "10" or "12,5": a percentage as typed. undefined: no number, null: nothing. */
export function readPercent(text: string): BasisPoints | null | undefined {
  const plain = text.replaceAll(/[\s%]/gu, "").replace(",", ".");
  if (plain === "") return null;
  return /^-?\d+(\.\d{0,2})?$/u.test(plain) ? basisPointsFromPercent(Number(plain)) : undefined;
}

export const percentText = (share: BasisPoints | null): string =>
  share === null ? "" : percentFromBasisPoints(share).toLocaleString(locale, { maximumFractionDigits: 2 });
