import type { FutureOrder } from "@cantina/domain/future-orders";
import * as history from "../../texts/history.ts";
import * as words from "../../texts/words.ts";

type Named = Pick<FutureOrder, "commensalId" | "commensalName" | "commensalLastName">;

/** As the list is sorted: 'Gómez, Ana'. */
export function dinerName({ commensalId, commensalName, commensalLastName }: Named): string {
  if (commensalId === null) return words.noDiner;
  return commensalLastName === null ? history.deletedDiner : `${commensalLastName}, ${commensalName ?? ""}`;
}
