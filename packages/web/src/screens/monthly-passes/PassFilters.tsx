import { passStates } from "@cantina/domain/calendar-products";
import { textLimits } from "@cantina/domain/kernel";
import { useQuery } from "@tanstack/react-query";
import { categoriesQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/monthly-passes.ts";
import * as words from "../../texts/words.ts";
import type { ShownIn } from "../../ui/address.ts";
import { SelectField } from "../../ui/SelectField.tsx";
import { Toolbar } from "../../ui/Toolbar.tsx";
import { anyPass, type passFields } from "./pass-address.ts";

type PassesShown = ShownIn<typeof passFields>;

export interface PassFiltersProps {
  readonly shown: PassesShown;
  readonly onChange: (change: Partial<PassesShown>) => void;
}

export function PassFilters({ shown: { search, state, categoryId }, onChange }: PassFiltersProps) {
  const { sources } = useWorkplace();
  const { data: categories = [] } = useQuery(categoriesQuery(sources));
  const category = categories.find(({ id }) => id === categoryId)?.name ?? words.notReadYet;
  return (
    <Toolbar
      search={{
        placeholder: texts.searchLabel,
        maxLength: textLimits.name,
        value: search,
        onChange: (sought) => onChange({ search: sought }),
      }}
      fields={[
        <SelectField
          key="state"
          label={words.status}
          value={state}
          onChange={(value) => onChange({ state: passStates.find((one) => one === value) ?? "" })}
          options={[
            { value: "", label: words.all },
            ...passStates.map((value) => ({ value, label: texts.stateNames[value] })),
          ]}
        />,
        <SelectField
          key="category"
          label={words.category}
          value={categoryId}
          onChange={(value) => onChange({ categoryId: value })}
          options={[
            { value: "", label: words.allFeminine },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />,
      ]}
      chips={[
        ...(state === ""
          ? []
          : [
              { label: words.narrowed(words.status, texts.stateNames[state]), onRemove: () => onChange({ state: "" }) },
            ]),
        ...(categoryId === ""
          ? []
          : [{ label: words.narrowed(words.category, category), onRemove: () => onChange({ categoryId: "" }) }]),
      ]}
      onClear={() => onChange(anyPass)}
    />
  );
}
