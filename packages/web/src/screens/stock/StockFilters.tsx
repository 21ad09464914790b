import type { Category } from "@cantina/domain/catalog";
import { textLimits } from "@cantina/domain/kernel";
import { stockLevels } from "@cantina/domain/stock";
import * as texts from "../../texts/stock.ts";
import * as words from "../../texts/words.ts";
import { Toolbar } from "../../ui/Toolbar.tsx";
import type { ShownIn } from "../../ui/address.ts";
import { type ChoiceFilter, choiceChips, choiceSelect, namedOptions } from "../../ui/choice-filter.tsx";
import { anyStock, type stockFields } from "./stock-address.ts";

type StocksShown = ShownIn<typeof stockFields>;

export interface StockFiltersProps {
  readonly categories: readonly Category[];
  readonly shown: StocksShown;
  readonly onChange: (change: Partial<StocksShown>) => void;
}

export function StockFilters({ categories, shown: { search, level, categoryId }, onChange }: StockFiltersProps) {
  const byLevel: ChoiceFilter<(typeof stockLevels)[number]> = {
    label: texts.level,
    value: level,
    any: words.all,
    options: stockLevels.map((value) => ({ value, label: texts.levelNames[value] })),
    onChange: (value) => onChange({ level: value }),
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
        placeholder: texts.search,
        maxLength: textLimits.name,
        value: search,
        onChange: (sought) => onChange({ search: sought }),
      }}
      fields={[choiceSelect(byLevel), choiceSelect(byCategory)]}
      chips={[...choiceChips(byLevel), ...choiceChips(byCategory)]}
      onClear={() => onChange(anyStock)}
    />
  );
}
