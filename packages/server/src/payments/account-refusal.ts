import type { AccountRefusal } from "@cantina/domain/clients";
import { decimalFromCents } from "@cantina/domain/kernel";
import type { RouteFailure } from "../http/index.ts";

/** The refusal with its money in the wire's decimals. */
export function accountFailureOf({ code, data }: AccountRefusal): RouteFailure {
  const balance = decimalFromCents(data.balance);
  const missing = decimalFromCents(data.missing);
  return "floor" in data
    ? { code, data: { balance, floor: decimalFromCents(data.floor), missing } }
    : { code, data: { balance, minimumBalance: decimalFromCents(data.minimumBalance), missing } };
}
