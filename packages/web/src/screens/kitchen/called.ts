import { type TimeZone, localTimeOf } from "@cantina/domain/kernel";
import type { Called } from "@cantina/domain/orders";
import * as texts from "../../texts/kitchen.ts";

/** How an order is called where others read it. */
export const calledText = ({ name, orderedAt }: Called, zone: TimeZone): string =>
  name ?? texts.orderAt(localTimeOf(orderedAt, zone));
