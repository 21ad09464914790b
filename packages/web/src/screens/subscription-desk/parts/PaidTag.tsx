import { type PaidCount, type PaidTone, paidTone } from "@cantina/domain/subscriptions";
import { Check, CircleDashed, Minus } from "lucide-react";
import type { ReactNode } from "react";
import * as texts from "../../../texts/subscription-desk.ts";
import { Tag, type TagProps } from "../../../ui/Tag.tsx";

const looks: Readonly<Record<PaidTone, { readonly tone: TagProps["tone"]; readonly icon: ReactNode }>> = {
  ALL: { tone: "success", icon: <Check /> },
  SOME: { tone: "warning", icon: <CircleDashed /> },
  NOBODY: { tone: "neutral", icon: <Minus /> },
};

/** Of those who are linked, how many have paid this month; specification §9. */
export function PaidTag({ count }: { readonly count: PaidCount }) {
  return <Tag {...looks[paidTone(count)]}>{texts.paidCount(count.paid, count.total)}</Tag>;
}
