import type { Cafeteria } from "@cantina/domain/cafeteria";
import { type ClientEntry, changedRows } from "@cantina/domain/clients";
import type { ClientChange, NewClient } from "../../composition/client-desk.ts";
import type { Photos } from "./use-photos.ts";

/** Whether the cafeteria has family codes and photos. CLIENTS-17 */
export const hasIdentification = (cafeteria: Cafeteria | undefined): boolean =>
  cafeteria?.features.includes("advancedIdentification") === true;

const termsOf = ({ username, discountCategoryId, usesCategoryMinimum, minimumBalance }: ClientEntry) => ({
  username: username.trim(),
  discountCategoryId,
  minimumBalance: usesCategoryMinimum ? null : minimumBalance,
});

/** Of what was checked; a row without a class would not have passed. */
const entriesOf = ({ rows }: ClientEntry, photos: Photos) =>
  changedRows(rows).flatMap((row) => {
    const { firstName, lastName, classId, imageUrl } = row.entry;
    const isSamePhoto = imageUrl === (row.stored?.imageUrl ?? null);
    const photo = imageUrl === null ? null : photos.get(row.key);
    return classId === null ? [] : [{ id: row.id, firstName, lastName, classId, ...(!isSamePhoto && { photo }) }];
  });

export const newClientOf = (entry: ClientEntry, photos: Photos): NewClient => ({
  ...termsOf(entry),
  ...(entry.familyCode.trim() !== "" && { familyCode: entry.familyCode.trim() }),
  email: entry.email.trim(),
  commensals: entriesOf(entry, photos).map(({ id: _none, ...named }) => named),
});

type Edited = {
  readonly version: number;
  readonly photos: Photos;
  readonly place: { readonly cafeteria: Cafeteria | undefined };
};

/** What differs from what the server has. */
export const clientChangeOf = (entry: ClientEntry, { version, photos, place }: Edited): ClientChange => ({
  ...termsOf(entry),
  ...(hasIdentification(place.cafeteria) && { familyCode: entry.familyCode.trim() }),
  version,
  commensals: entriesOf(entry, photos),
});
