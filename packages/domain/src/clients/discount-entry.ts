import {
  type BasisPoints,
  type Cents,
  type Result,
  accepted,
  basisPoints,
  cents,
  noMoney,
  parseMoneyText,
  refused,
} from "../kernel/index.ts";
import { minimumFault } from "./client-entry.ts";
import { isDiscountCap } from "./check-discount.ts";

/** What stands in the form of a discount category; percentage and cap as they were typed. */
export type DiscountEntry = {
  readonly name: string;
  readonly percent: string;
  readonly hasCap: boolean;
  readonly cap: string;
  readonly minimumBalance: Cents | null;
};

export const emptyDiscount: DiscountEntry = { name: "", percent: "", hasCap: false, cap: "", minimumBalance: noMoney };

export type DiscountTerms = {
  readonly name: string;
  readonly rate: BasisPoints;
  /** null: no cap. */
  readonly maxDiscount: Cents | null;
  readonly minimumBalance: Cents;
};

export type DiscountFaults = {
  readonly name?: "MISSING";
  readonly percent?: "MISSING" | "OUT_OF_RANGE";
  readonly cap?: "MISSING" | "OUT_OF_RANGE";
  readonly minimumBalance?: "MISSING" | "TOO_HIGH";
};

// 12,5 % is 1250 basis points, as $ 12,50 are 1250 minor units.
function readPercent(text: string): BasisPoints | "MISSING" | "OUT_OF_RANGE" {
  if (text.trim() === "") return "MISSING";
  const read = parseMoneyText(text.replace("%", ""));
  return read.ok && read.value >= 0 && read.value <= 10_000 ? basisPoints(read.value) : "OUT_OF_RANGE";
}

function readCap({ hasCap, cap }: DiscountEntry): Cents | null | "MISSING" | "OUT_OF_RANGE" {
  if (!hasCap) return null;
  if (cap.trim() === "") return "MISSING";
  const read = parseMoneyText(cap);
  return read.ok && isDiscountCap(read.value) ? cents(read.value) : "OUT_OF_RANGE";
}

/** The terms of the category, or what they lack. CLIENTS-11 */
export function checkDiscountEntry(entry: DiscountEntry): Result<DiscountTerms, DiscountFaults> {
  const name = entry.name.trim();
  const [rate, maxDiscount] = [readPercent(entry.percent), readCap(entry)];
  const { minimumBalance } = entry;
  const minimum = minimumFault(minimumBalance);
  if (
    name !== "" &&
    typeof rate !== "string" &&
    typeof maxDiscount !== "string" &&
    minimumBalance !== null &&
    minimum === null
  )
    return accepted({ name, rate, maxDiscount, minimumBalance });
  return refused({
    ...(name === "" && { name: "MISSING" }),
    ...(typeof rate === "string" && { percent: rate }),
    ...(typeof maxDiscount === "string" && { cap: maxDiscount }),
    ...(minimum !== null && { minimumBalance: minimum }),
  });
}
