import type { Result } from "@cantina/domain/kernel";
import type { Kysely } from "kysely";
import { type ChangeContext, recordChanges } from "../http/index.ts";
import { containedOf } from "./contained-allergens.queries.ts";

const categoriesByText = (rows: Awaited<ReturnType<typeof containedOf>>): ReadonlyMap<string, string> =>
  new Map(rows.map(({ productId, categoryId, allergens }) => [`${productId} ${allergens.join()}`, categoryId]));

/**
 * Does what changes recipes or supplies, and tells of each category of which a product contains something else by it,
 * so that all tills read it again at once. ALLERGEN-02
 */
export async function withAllergensTold<Answer extends Result<unknown, unknown>>(
  trx: Kysely<unknown>,
  context: ChangeContext,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { cafeteriaId } = context.identity;
  const before = categoriesByText(await containedOf(trx, cafeteriaId));
  const done = await work();
  if (!done.ok) return done;
  const after = categoriesByText(await containedOf(trx, cafeteriaId));
  const changed = [
    ...[...before].filter(([text]) => !after.has(text)),
    ...[...after].filter(([text]) => !before.has(text)),
  ];
  const told = [...new Set(changed.map(([, categoryId]) => categoryId))];
  if (told.length > 0)
    await recordChanges(trx, context, { noted: [], told: told.map((id) => ({ entityType: "category", id })) });
  return done;
}
