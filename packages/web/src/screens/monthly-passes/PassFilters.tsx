import { passStates } from "@cantina/domain/calendar-products";
import { textLimits } from "@cantina/domain/kernel";
import { useQuery } from "@tanstack/react-query";
import { categoriesQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/monthly-passes.ts";
import * as words from "../../texts/words.ts";
import { Toolbar } from "../../ui/Toolbar.tsx";
import type { ShownIn } from "../../ui/address.ts";
import { type ChoiceFilter, choiceChips, choiceSelect, namedOptions } from "../../ui/choice-filter.tsx";
import { anyPass, type passFields } from "./pass-address.ts";

type PassesShown = ShownIn<typeof passFields>;

export interface PassFiltersProps {
  readonly shown: PassesShown;
  readonly onChange: (change: Partial<PassesShown>) => void;
}

export function PassFilters({ shown: { search, state, categoryId }, onChange }: PassFiltersProps) {
  const { sources } = useWorkplace();
  const { data: categories = [] } = useQuery(categoriesQuery(sources));
  const byState: ChoiceFilter<(typeof passStates)[number]> = {
    label: words.status,
    value: state,
    any: words.all,
    options: passStates.map((value) => ({ value, label: texts.stateNames[value] })),
    onChange: (value) => onChange({ state: value }),
  };
  const byCategory: ChoiceFilter<string> = {
    label: words.category,
    value: categoryId,
    any: words.allFeminine,
    options: namedOptions(categories),
    onChange: (value) => onChange({ categoryId: value }),
  };
  return (
    <Toolbar
      search={{
        placeholder: texts.searchLabel,
        maxLength: textLimits.name,
        value: search,
        onChange: (sought) => onChange({ search: sought }),
      }}
      fields={[choiceSelect(byState), choiceSelect(byCategory)]}
      chips={[...choiceChips(byState), ...choiceChips(byCategory)]}
      onClear={() => onChange(anyPass)}
    />
  );
}
