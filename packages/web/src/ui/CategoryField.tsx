import type { CategoryId } from "@cantina/domain/kernel";
import * as words from "../texts/words.ts";
import { SelectField } from "./SelectField.tsx";

export interface CategoryFieldProps {
  readonly categories: readonly { readonly id: CategoryId; readonly name: string }[];
  readonly value: CategoryId | null;
  readonly error: string | undefined;
  readonly onChange: (categoryId: CategoryId | null) => void;
}

/** Of the catalogue. */
export const CategoryField = ({ categories, value, error, onChange }: CategoryFieldProps) => (
  <SelectField
    label={words.category}
    value={value ?? ""}
    options={[{ value: "", label: words.choose }, ...categories.map(({ id, name }) => ({ value: id, label: name }))]}
    error={error}
    onChange={(chosen) => onChange(categories.find(({ id }) => id === chosen)?.id ?? null)}
  />
);
