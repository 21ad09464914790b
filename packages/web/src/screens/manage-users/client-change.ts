import type { Cafeteria } from "@cantina/domain/cafeteria";
import { type ClientDraft, changedRows } from "@cantina/domain/clients";
import type { ClientChange, NewClient } from "../../composition/client-desk.ts";

/** Whether the cafeteria has family codes and photos. CLIENTS-17 */
export const hasIdentification = (cafeteria: Cafeteria | undefined): boolean =>
  cafeteria?.features.includes("advancedIdentification") === true;

const termsOf = ({ username, discountCategoryId, usesCategoryMinimum, minimumBalance }: ClientDraft) => ({
  username: username.trim(),
  discountCategoryId,
  minimumBalance: usesCategoryMinimum ? null : minimumBalance,
});

/** Of a draft that was checked; a row without a class would not have passed. */
const entriesOf = ({ rows }: ClientDraft) =>
  changedRows(rows).flatMap((row) => {
    const { firstName, lastName, classId } = row.entry;
    return classId === null ? [] : [{ row, entry: { firstName, lastName, classId } }];
  });

export const newClientOf = (draft: ClientDraft): NewClient => ({
  ...termsOf(draft),
  ...(draft.familyCode.trim() !== "" && { familyCode: draft.familyCode.trim() }),
  email: draft.email.trim(),
  commensals: entriesOf(draft).map(({ entry }) => entry),
});

type Edited = {
  readonly version: number;
  /** By the key of their row. */
  readonly photos: ReadonlyMap<string, Blob>;
  readonly place: { readonly cafeteria: Cafeteria | undefined };
};

/** What differs from what the server has. */
export const clientChangeOf = (draft: ClientDraft, { version, photos, place }: Edited): ClientChange => ({
  ...termsOf(draft),
  ...(hasIdentification(place.cafeteria) && { familyCode: draft.familyCode.trim() }),
  version,
  commensals: entriesOf(draft).map(({ row, entry }) => {
    const isSamePhoto = row.entry.imageUrl === (row.stored?.imageUrl ?? null);
    const photo = row.entry.imageUrl === null ? null : photos.get(row.key);
    return { ...entry, id: row.id, ...(!isSamePhoto && photo !== undefined && { photo }) };
  }),
});
