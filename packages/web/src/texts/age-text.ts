import { say } from "./say.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago, in the largest unit that says something: "5 min", "3 h", "2 días". */
export function ageText(milliseconds: number): string {
  if (milliseconds < minute) return "menos de 1 min";
  if (milliseconds < hour) return `${Math.floor(milliseconds / minute)} min`;
  if (milliseconds < day) return `${Math.floor(milliseconds / hour)} h`;
  const days = Math.floor(milliseconds / day);
  return say("{days, plural, one {# día} other {# días}}", { days });
}
