import type { ChangeKind, EntityType } from "@cantina/contract/realtime";
import { type Kysely, sql } from "kysely";
import type { RequestContext } from "./context.ts";

type Change = { readonly entityType: EntityType; readonly id: string; readonly kind?: ChangeKind };

/** Writes a change beside what changed, in the same transaction; poke the feed once it is committed. */
export async function recordChange(
  trx: Kysely<unknown>,
  { identity, tabId }: Pick<RequestContext, "identity" | "tabId">,
  { entityType, id, kind = "changed" }: Change,
): Promise<void> {
  await sql`
    insert into change_event (cafeteria_id, kind, entity_type, entity_id, tab_id)
    values (${identity.cafeteriaId}, ${kind}, ${entityType}, ${id}, ${tabId})`.execute(trx);
}
