import type { ChangeKind, EntityType } from "@cantina/contract/realtime";
import { type Kysely, sql } from "kysely";
import { type ChangeNote, noteChange } from "../db/index.ts";
import type { RequestContext } from "./context.ts";

type Change = { readonly entityType: EntityType; readonly id: string; readonly kind?: ChangeKind } & Pick<
  ChangeNote,
  "before" | "after"
>;

/** Writes a change, for the other tabs and for the audit log, beside what changed, in the same transaction; poke the feed once it is committed. */
export async function recordChange(
  trx: Kysely<unknown>,
  { identity, tabId }: Pick<RequestContext, "identity" | "tabId">,
  { entityType, id, kind = "changed", ...values }: Change,
): Promise<void> {
  noteChange({ entity: entityType, id, ...values });
  await sql`
    insert into change_event (cafeteria_id, kind, entity_type, entity_id, tab_id)
    values (${identity.cafeteriaId}, ${kind}, ${entityType}, ${id}, ${tabId})`.execute(trx);
}

/** Many of one kind at once: each stands in the audit log, and the other tabs are told once for every `told`. */
export async function recordChanges(
  trx: Kysely<unknown>,
  { identity, tabId }: Pick<RequestContext, "identity" | "tabId">,
  { noted, told }: { readonly noted: readonly ChangeNote[]; readonly told: readonly Change[] },
): Promise<void> {
  for (const note of noted) noteChange(note);
  const events = told.map(({ entityType, id, kind = "changed" }) => ({ kind, entity_type: entityType, entity_id: id }));
  await sql`
    insert into change_event (cafeteria_id, kind, entity_type, entity_id, tab_id)
    select ${identity.cafeteriaId}, e.kind, e.entity_type, e.entity_id, ${tabId}
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) e (kind text, entity_type text, entity_id text)`.execute(
    trx,
  );
}
