import { narrowed, notReadYet } from "../texts/words.ts";
import type { FilterChip } from "./FilterChips.tsx";
import { SelectField } from "./SelectField.tsx";

/** One of several values narrows what is shown, or none. */
export interface ChoiceFilter<Value extends string> {
  readonly label: string;
  /** "": none. */
  readonly value: Value | "";
  /** What none is called: 'Todos'. */
  readonly any: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value | "") => void;
}

/** A field of a toolbar. */
export const choiceSelect = <Value extends string>({ label, value, any, options, onChange }: ChoiceFilter<Value>) => (
  <SelectField
    key={label}
    label={label}
    value={value}
    onChange={(picked) => onChange(options.find((one) => one.value === picked)?.value ?? "")}
    options={[{ value: "", label: any }, ...options]}
  />
);

/** What a toolbar's chips say of it. */
export function choiceChips<Value extends string>(filter: ChoiceFilter<Value>): readonly FilterChip[] {
  const { label, value, options, onChange } = filter;
  if (value === "") return [];
  const name = options.find((one) => one.value === value)?.label ?? notReadYet;
  return [{ label: narrowed(label, name), onRemove: () => onChange("") }];
}

type Named<Id extends string> = { readonly id: Id; readonly name: string };

/** What is chosen by its name, as options. */
export const namedOptions = <Id extends string>(of: readonly Named<Id>[]) =>
  of.map(({ id, name }) => ({ value: id, label: name }));
