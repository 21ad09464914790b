import { createHash } from "node:crypto";
import { type CafeteriaSettings, type SettingTopic, touchedOrders } from "@cantina/domain/cafeteria";
import type { OrderId } from "@cantina/domain/kernel";
import type { Kysely } from "kysely";
import type { ChangeContext, FailureWith } from "../http/index.ts";
import { comingOrdersOf, namesOfOrders } from "./coming-orders.queries.ts";

/** As many as a person reads through before deciding. */
const mostTold = 20;

type Wanted = {
  readonly now: CafeteriaSettings;
  readonly next: CafeteriaSettings;
  readonly topics: readonly SettingTopic[];
  /** What an earlier refusal told; undefined: nobody was told anything. */
  readonly seen: string | undefined;
};

/** Another one as soon as one order is another. */
const markOf = (ids: readonly OrderId[]): string =>
  createHash("sha256").update(ids.toSorted().join()).digest("base64url");

/** Unless whoever changes the settings has seen which orders that touches. CAFETERIA-23 */
export async function touchedRefusal(
  trx: Kysely<unknown>,
  { identity: { cafeteriaId }, clock }: Pick<ChangeContext, "identity" | "clock">,
  { now, next, topics, seen }: Wanted,
): Promise<FailureWith<"ORDERS_TOUCHED"> | null> {
  if (!topics.includes("CLOSED_DAYS") && !topics.includes("PICKUP")) return null;
  const touched = touchedOrders(await comingOrdersOf(trx, cafeteriaId, clock.now()), now, next);
  const mark = markOf(touched.map(({ id }) => id));
  if (touched.length === 0 || seen === mark) return null;
  const told = touched.slice(0, mostTold);
  const names = await namesOfOrders(
    trx,
    told.map(({ id }) => id),
  );
  return {
    code: "ORDERS_TOUCHED",
    data: {
      seen: mark,
      count: touched.length,
      orders: told.map(({ id, day, time }) => ({ id, commensal: names.get(id) ?? null, date: day, time })),
    },
  };
}
