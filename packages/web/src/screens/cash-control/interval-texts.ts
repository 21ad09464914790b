import { type TimeZone, localDateOf, localTimeOf } from "@cantina/domain/kernel";
import type { CashInterval } from "../../composition/live-data/index.ts";
import * as texts from "../../texts/cash-control.ts";
import { momentText } from "../../ui/local-moment.ts";

export const drawerTitle = ({
  sessionNumber,
  sellerName,
}: Pick<CashInterval, "sessionNumber" | "sellerName">): string => texts.drawerOf(sessionNumber, sellerName);

/** The day of its close is only told where it is another one. */
export function hoursText({ from, until }: Pick<CashInterval, "from" | "until">, zone: TimeZone): string {
  if (until === null) return texts.untilNow(momentText(from, zone));
  const isSameDay = localDateOf(from, zone) === localDateOf(until, zone);
  return `${momentText(from, zone)} – ${isSameDay ? localTimeOf(until, zone) : momentText(until, zone)}`;
}
