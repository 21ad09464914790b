import type { Cafeteria } from "@cantina/domain/cafeteria";
import { type ClientDraft, changedRows } from "@cantina/domain/clients";
import type { ClientChange, NewClient } from "../../composition/client-desk.ts";
import type { Photos } from "./use-photos.ts";

/** Whether the cafeteria has family codes and photos. CLIENTS-17 */
export const hasIdentification = (cafeteria: Cafeteria | undefined): boolean =>
  cafeteria?.features.includes("advancedIdentification") === true;

const termsOf = ({ username, discountCategoryId, usesCategoryMinimum, minimumBalance }: ClientDraft) => ({
  username: username.trim(),
  discountCategoryId,
  minimumBalance: usesCategoryMinimum ? null : minimumBalance,
});

/** Of a draft that was checked; a row without a class would not have passed. */
const entriesOf = ({ rows }: ClientDraft, photos: Photos) =>
  changedRows(rows).flatMap((row) => {
    const { firstName, lastName, classId, imageUrl } = row.entry;
    const isSamePhoto = imageUrl === (row.stored?.imageUrl ?? null);
    const photo = imageUrl === null ? null : photos.get(row.key);
    return classId === null ? [] : [{ id: row.id, firstName, lastName, classId, ...(!isSamePhoto && { photo }) }];
  });

export const newClientOf = (draft: ClientDraft, photos: Photos): NewClient => ({
  ...termsOf(draft),
  ...(draft.familyCode.trim() !== "" && { familyCode: draft.familyCode.trim() }),
  email: draft.email.trim(),
  commensals: entriesOf(draft, photos).map(({ id: _none, ...entry }) => entry),
});

type Edited = {
  readonly version: number;
  readonly photos: Photos;
  readonly place: { readonly cafeteria: Cafeteria | undefined };
};

/** What differs from what the server has. */
export const clientChangeOf = (draft: ClientDraft, { version, photos, place }: Edited): ClientChange => ({
  ...termsOf(draft),
  ...(hasIdentification(place.cafeteria) && { familyCode: draft.familyCode.trim() }),
  version,
  commensals: entriesOf(draft, photos),
});
