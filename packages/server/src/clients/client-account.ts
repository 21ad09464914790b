import type { clientsEndpoints } from "@cantina/contract/clients";
import type { GivenDataOf } from "@cantina/contract/endpoint";
import type { ClientRow, CommensalRow } from "./client.queries.ts";

type Account = GivenDataOf<typeof clientsEndpoints.associateCard>;

const commensalOf = (row: CommensalRow): Account["commensals"][number] => ({
  id: row.id,
  profileId: row.profile_id,
  firstName: row.first_name,
  lastName: row.last_name,
  classId: row.class_id,
  status: row.status,
  discountCategoryId: row.discount_category_id,
  cardCode: row.card_code,
  imageUrl: row.image_url,
  allergies: row.allergies,
  dailyLimit: row.daily_limit,
});

/** Two lists made one, in a single walk over each. */
export function accountsFrom(clients: readonly ClientRow[], commensals: readonly CommensalRow[]): Account[] {
  const byClient = new Map<string, CommensalRow[]>();
  for (const row of commensals) {
    const family = byClient.get(row.profile_id);
    if (family === undefined) byClient.set(row.profile_id, [row]);
    else family.push(row);
  }
  return clients.map((row) => ({
    id: row.id,
    username: row.username,
    email: row.email,
    balance: row.balance,
    minimumBalance: row.minimum_balance,
    discountCategoryId: row.discount_category_id,
    familyCode: row.family_code,
    commensals: (byClient.get(row.id) ?? []).map(commensalOf),
  }));
}
