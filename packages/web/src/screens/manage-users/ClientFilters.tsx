import { type ManagedCategory, clientViews } from "@cantina/domain/clients";
import { textLimits } from "@cantina/domain/kernel";
import * as texts from "../../texts/clients.ts";
import * as words from "../../texts/words.ts";
import { SelectField } from "../../ui/SelectField.tsx";
import { Toolbar } from "../../ui/Toolbar.tsx";
import { type ChoiceFilter, choiceChips, choiceSelect, namedOptions } from "../../ui/choice-filter.tsx";
import { type ClientsShown, orderKey, orderOf, orders } from "./client-filter.ts";

export interface ClientFiltersProps {
  readonly shown: ClientsShown;
  readonly categories: readonly ManagedCategory[];
  readonly onChange: (change: Partial<ClientsShown>) => void;
}

export function ClientFilters({ shown, categories, onChange }: ClientFiltersProps) {
  const { text, view, categoryId } = shown;
  const byCategory: ChoiceFilter<string> = {
    label: words.category,
    value: categoryId,
    any: words.allFeminine,
    options: namedOptions(categories),
    onChange: (value) => onChange({ categoryId: value }),
  };
  const chips = [
    ...(view === "ALL"
      ? []
      : [{ label: words.narrowed(words.show, texts.viewNames[view]), onRemove: () => onChange({ view: "ALL" }) }]),
    ...choiceChips(byCategory),
  ];
  return (
    <Toolbar
      search={{
        placeholder: texts.searchLabel,
        maxLength: textLimits.name,
        value: text,
        onChange: (typed) => onChange({ text: typed }),
      }}
      fields={[
        <SelectField
          key="view"
          label={words.show}
          value={view}
          onChange={(value) => onChange({ view: clientViews.find((one) => one === value) ?? "ALL" })}
          options={clientViews.map((value) => ({ value, label: texts.viewNames[value] }))}
        />,
        choiceSelect(byCategory),
        <SelectField
          key="order"
          label={texts.order}
          value={orderKey(orderOf(shown))}
          onChange={(key) => onChange({ order: orders.find((one) => orderKey(one) === key) ?? null })}
          options={orders.map((one) => ({
            value: orderKey(one),
            label: `${texts.sortNames[one.sort]}, ${texts.directionNames[one.direction]}`,
          }))}
        />,
      ]}
      chips={chips}
      onClear={() => onChange({ view: "ALL", categoryId: "" })}
    />
  );
}
