import type { Category } from "@cantina/domain/catalog";
import { textLimits } from "@cantina/domain/kernel";
import { stockLevels } from "@cantina/domain/stock";
import * as texts from "../../texts/stock.ts";
import * as words from "../../texts/words.ts";
import type { ShownIn } from "../../ui/address.ts";
import { SelectField } from "../../ui/SelectField.tsx";
import { Toolbar } from "../../ui/Toolbar.tsx";
import { anyStock, type stockFields } from "./stock-address.ts";

type StocksShown = ShownIn<typeof stockFields>;

export interface StockFiltersProps {
  readonly categories: readonly Category[];
  readonly shown: StocksShown;
  readonly onChange: (change: Partial<StocksShown>) => void;
}

export function StockFilters({ categories, shown: { search, level, categoryId }, onChange }: StockFiltersProps) {
  const category = categories.find(({ id }) => id === categoryId)?.name ?? words.notReadYet;
  return (
    <Toolbar
      search={{
        placeholder: texts.search,
        maxLength: textLimits.name,
        value: search,
        onChange: (sought) => onChange({ search: sought }),
      }}
      fields={[
        <SelectField
          key="level"
          label={texts.level}
          value={level}
          onChange={(value) => onChange({ level: stockLevels.find((one) => one === value) ?? "" })}
          options={[
            { value: "", label: words.all },
            ...stockLevels.map((value) => ({ value, label: texts.levelNames[value] })),
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
        ...(level === ""
          ? []
          : [{ label: words.narrowed(texts.level, texts.levelNames[level]), onRemove: () => onChange({ level: "" }) }]),
        ...(categoryId === ""
          ? []
          : [{ label: words.narrowed(words.category, category), onRemove: () => onChange({ categoryId: "" }) }]),
      ]}
      onClear={() => onChange(anyStock)}
    />
  );
}
