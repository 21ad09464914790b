import { randomUUID } from "node:crypto";
import type { CommensalId } from "@cantina/domain/kernel";
import type { Canteen, Query } from "./canteen.ts";

export type SubscriptionOptions = {
  /** Of a month, whenever in it: minor units. */
  readonly price?: number;
  readonly commensalIds: readonly CommensalId[];
};

/** Meals of every day of the week, that only who asks for it charges: the server's own job finds its days done. */
export async function addSubscription(
  query: Query,
  { cafeteriaId }: Canteen,
  { price = 12_000, commensalIds }: SubscriptionOptions,
): Promise<string> {
  const subscriptionId = randomUUID();
  await query(
    "insert into local_day_job (cafeteria_id, job, local_date) values ($1, 'CHARGE_SUBSCRIPTIONS', '9999-01-01') on conflict do nothing",
    [cafeteriaId],
  );
  await query(
    `insert into subscription (id, cafeteria_id, name, available_week_dates)
     values ($1, $2, 'Comida', '{MONDAY,TUESDAY,WEDNESDAY,THURSDAY,FRIDAY,SATURDAY,SUNDAY}')`,
    [subscriptionId, cafeteriaId],
  );
  await query("insert into subscription_price (subscription_id, day, price) values ($1, 1, $2)", [
    subscriptionId,
    price,
  ]);
  for (const commensalId of commensalIds)
    await query(
      "insert into subscription_commensal (cafeteria_id, subscription_id, commensal_id) values ($1, $2, $3)",
      [cafeteriaId, subscriptionId, commensalId],
    );
  return subscriptionId;
}
