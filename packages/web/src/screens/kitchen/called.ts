import { type TimeZone, localTimeOf } from "@cantina/domain/kernel";
import { type Order, calledName } from "@cantina/domain/orders";
import * as texts from "../../texts/kitchen.ts";

/** How an order is called where others read it. */
export const calledText = ({ commensalName, dateTime }: Order, zone: TimeZone): string =>
  commensalName === null ? texts.orderAt(localTimeOf(dateTime, zone)) : calledName(commensalName);
