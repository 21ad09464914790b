import { type LocalTime, localTime } from "./local-time.ts";

/** HH:mm; null: the text is no time of a day. */
export function readClockEntry(text: string): LocalTime | null {
  const [, hour = "", minute = ""] = /^(\d{1,2}):?(\d{2})$/u.exec(text.trim()) ?? [];
  if (hour === "" || Number(hour) > 23 || Number(minute) > 59) return null;
  return localTime(`${hour.padStart(2, "0")}:${minute}`);
}
