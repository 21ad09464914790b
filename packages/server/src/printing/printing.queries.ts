import type { ClaimEnd, ClaimFacts, DeviceId, PrintClaimId } from "@cantina/domain/printing";
import type { CafeteriaId, Instant, OrderId } from "@cantina/domain/kernel";
import { type Kysely, type Transaction, sql } from "kysely";

export type Station = { readonly cafeteriaId: CafeteriaId; readonly name: string };

type FactsRow = {
  readonly orderId: OrderId;
  readonly currentVersion: number;
  readonly deviceId: DeviceId | null;
  readonly isEnded: boolean;
  readonly secondsAgo: number | null;
};

/** Of the orders that exist here, under a lock that lets one device of the station ask at a time. */
export async function readClaimFacts(
  trx: Transaction<unknown>,
  { cafeteriaId, name }: Station,
  orderIds: readonly OrderId[],
  at: Instant,
): Promise<ReadonlyMap<OrderId, ClaimFacts>> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`printing ${cafeteriaId} ${name}`}, 0))`.execute(trx);
  const { rows } = await sql<FactsRow>`
    select t.id as "orderId", t.version as "currentVersion", c.device_id as "deviceId",
           c.ended_at is not null as "isEnded",
           extract(epoch from ${at}::timestamptz - c.claimed_at)::float8 as "secondsAgo"
      from transaction t
      left join print_claim c on c.order_id = t.id and c.version = t.version and c.station = ${name}
     where t.cafeteria_id = ${cafeteriaId} and t.id = any(${orderIds}::uuid[])`.execute(trx);
  return new Map(
    rows.map(({ orderId, currentVersion, deviceId, isEnded, secondsAgo }) => [
      orderId,
      { currentVersion, held: deviceId === null ? null : { deviceId, isEnded, secondsAgo: secondsAgo ?? 0 } },
    ]),
  );
}

type Won = { readonly orderId: OrderId; readonly version: number };

/** Writes or renews the claims; answers their ids by order. */
export async function bookClaims(
  trx: Transaction<unknown>,
  { cafeteriaId, name }: Station,
  deviceId: DeviceId,
  won: readonly Won[],
  at: Instant,
): Promise<ReadonlyMap<string, PrintClaimId>> {
  const { rows } = await sql<{ orderId: string; id: PrintClaimId }>`
    insert into print_claim (cafeteria_id, order_id, version, station, device_id, claimed_at)
    select ${cafeteriaId}, w.order_id, w.version, ${name}, ${deviceId}, ${at}::timestamptz
      from (select distinct order_id, version
              from unnest(${won.map(({ orderId }) => orderId)}::uuid[], ${won.map(({ version }) => version)}::integer[])
                   n (order_id, version)) w
        on conflict on constraint print_claim_once
        do update set device_id = excluded.device_id, claimed_at = excluded.claimed_at
    returning order_id as "orderId", id`.execute(trx);
  return new Map(rows.map(({ orderId, id }) => [orderId, id]));
}

/** False: there is no such claim here. What has ended stays as it ended. */
export async function endClaim(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  claimId: string,
  end: ClaimEnd,
  at: Instant,
): Promise<boolean> {
  const { rows } = await sql`
    update print_claim
       set ended_at = coalesce(ended_at, ${at}::timestamptz), ended_as = coalesce(ended_as, ${end})
     where id = ${claimId} and cafeteria_id = ${cafeteriaId}
    returning id`.execute(db);
  return rows.length > 0;
}
