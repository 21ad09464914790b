import { type Instant, type TimeZone, localDateOf, localTimeOf } from "@cantina/domain/kernel";
import { dateFieldText } from "./date-entry.ts";

/** DD/MM/YYYY HH:mm on the cafeteria's clock. */
export const momentText = (at: Instant, zone: TimeZone): string =>
  `${dateFieldText(localDateOf(at, zone))} ${localTimeOf(at, zone)}`;

/** The same clock as a file writes it: yyyy-MM-ddTHH:mm. */
export const wallOf = (at: Instant, zone: TimeZone): string => `${localDateOf(at, zone)}T${localTimeOf(at, zone)}`;
