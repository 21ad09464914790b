import { type TimeZone, localTimeOf } from "@cantina/domain/kernel";
import type { ParkedEntry } from "@cantina/domain/sale";
import { byHour } from "../../texts/parked-carts.ts";

export const parkedName = ({ name, parkedAt }: ParkedEntry, zone: TimeZone): string =>
  name ?? byHour(localTimeOf(parkedAt, zone));
