import { searchText } from "@cantina/domain/kernel";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Reader } from "./history-row.ts";

/** More than these match no search that a person means. */
const mostMatches = 500;

// As the domain's search sees a text: small letters without accents.
const plain = (text: RawBuilder<string>): RawBuilder<string> =>
  sql`translate(lower(${text}), 'áàâãäéèêëíìîïóòôõöúùûüñç', 'aaaaaeeeeiiiiooooouuuunc')`;

export type FoundPeople = { readonly commensalIds: readonly string[]; readonly clientIds: readonly string[] };

/** Commensals and clients whose name holds these words; deleted ones only for who may know them. HISTORY-06 */
export async function findPeople(
  db: Kysely<unknown>,
  cafeteriaId: string,
  search: string,
  { seesDeleted }: Reader,
): Promise<FoundPeople> {
  const wanted = `%${searchText(search).replaceAll(/[\\%_]/gu, "\\$&")}%`;
  const { rows } = await sql<{ kind: "commensal" | "client"; id: string }>`
    (select 'commensal' as kind, c.id from commensal c join profile p on p.id = c.profile_id
      where c.cafeteria_id = ${cafeteriaId} and ${plain(sql`c.first_name || ' ' || c.last_name`)} like ${wanted}
        and (${seesDeleted} or (c.status = 'ENABLED' and p.status = 'ENABLED')) limit ${mostMatches})
    union all
    (select 'client', p.id from profile p join authentication_user u on u.id = p.authentication_user_id
      where p.cafeteria_id = ${cafeteriaId} and p.type = 'CLIENT'
        and (${plain(sql`p.username`)} like ${wanted} or lower(u.email) like ${wanted})
        and (${seesDeleted} or p.status = 'ENABLED') limit ${mostMatches})`.execute(db);
  const idsOf = (kind: string): readonly string[] => rows.filter((row) => row.kind === kind).map((row) => row.id);
  return { commensalIds: idsOf("commensal"), clientIds: idsOf("client") };
}
