import { type Instant, type TimeZone, millisecondsBetween } from "@cantina/domain/kernel";
import * as texts from "../../texts/clock-jumps.ts";
import { momentText } from "../../ui/local-moment.ts";

type Jump = { readonly from: Instant; readonly to: Instant };

const minute = 60_000;

/** The two largest parts that there are. */
function spanText(milliseconds: number): string {
  const minutes = Math.round(milliseconds / minute);
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
  const parts = [
    ...(days > 0 ? [texts.days(days)] : []),
    ...(hours > 0 ? [texts.hours(hours)] : []),
    ...(rest > 0 ? [texts.minutes(rest)] : []),
  ];
  return parts.slice(0, 2).join(texts.both);
}

/** How far the clock that dates the sales jumped, and from when to when on the cafeteria's clock. CLOCK-05 */
export function jumpText({ from, to }: Jump, zone: TimeZone): string {
  const apart = millisecondsBetween(from, to);
  const jump = { span: spanText(Math.abs(apart)), from: momentText(from, zone), to: momentText(to, zone) };
  return apart < 0 ? texts.wentBack(jump) : texts.wentAhead(jump);
}
