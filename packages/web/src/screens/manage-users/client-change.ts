import type { Cafeteria } from "@cantina/domain/cafeteria";
import { type ClientEntry, changedRows } from "@cantina/domain/clients";
import type { ClientChange, NewClient } from "../../composition/desk/index.ts";
import type { Photos } from "./use-photos.ts";

/** Whether the cafeteria has family codes and photos. CLIENTS-17 */
export const hasIdentification = (cafeteria: Cafeteria | undefined): boolean =>
  cafeteria?.features.includes("advancedIdentification") === true;

const termsOf = ({ username, discountCategoryId, usesCategoryMinimum, minimumBalance }: ClientEntry) => ({
  username: username.trim(),
  discountCategoryId,
  minimumBalance: usesCategoryMinimum ? null : minimumBalance,
});

/** Of what was checked; a row without a class or with an unreadable limit would not have passed. Photos go as files, and each row names its own. */
function commensalsOf({ rows }: ClientEntry, photos: Photos) {
  const files = new Map<string, Blob>();
  const commensals = changedRows(rows).flatMap((row) => {
    const { firstName, lastName, classId, imageUrl, allergies, allergens, dailyLimit } = row.entry;
    if (classId === null || dailyLimit === "UNREADABLE") return [];
    const named = {
      id: row.id,
      firstName,
      lastName,
      classId,
      ...(allergies !== (row.stored?.allergies ?? "") && { allergies }),
      ...(allergens.join() !== (row.stored?.allergens ?? []).join() && { allergens }),
      // Only where it was changed, which needs the feature. CLIENTS-23
      ...(dailyLimit !== (row.stored?.dailyLimit ?? null) && { dailyLimit }),
    };
    if (imageUrl === (row.stored?.imageUrl ?? null)) return [named];
    if (imageUrl === null) return [{ ...named, image: null }];
    const photo = photos.get(row.key);
    if (photo === undefined) return [named];
    const image = `image-${files.size}`;
    files.set(image, photo);
    return [{ ...named, image }];
  });
  return { commensals, files };
}

type Sent<Body> = { readonly body: Body; readonly files: ReadonlyMap<string, Blob> };

export function newClientOf(entry: ClientEntry, photos: Photos): Sent<NewClient> {
  const { commensals, files } = commensalsOf(entry, photos);
  const body = {
    ...termsOf(entry),
    ...(entry.familyCode.trim() !== "" && { familyCode: entry.familyCode.trim() }),
    email: entry.email.trim(),
    commensals: commensals.map(({ id: _none, ...named }) => named),
  };
  return { body, files };
}

type Edited = {
  readonly version: number;
  readonly photos: Photos;
  readonly place: { readonly cafeteria: Cafeteria | undefined };
};

/** What differs from what the server has. */
export function clientChangeOf(entry: ClientEntry, { version, photos, place }: Edited): Sent<ClientChange> {
  const { commensals, files } = commensalsOf(entry, photos);
  const familyCode = hasIdentification(place.cafeteria) && { familyCode: entry.familyCode.trim() };
  return { body: { ...termsOf(entry), ...familyCode, version, commensals }, files };
}
