import { textLimits } from "@cantina/domain/kernel";
import * as texts from "../../texts/products.ts";
import { DateField } from "../../ui/DateField.tsx";
import { Toolbar } from "../../ui/Toolbar.tsx";
import { dateFieldText } from "../../ui/date-entry.ts";
import type { ProductsShown } from "./product-address.ts";

export interface ProductFiltersProps {
  readonly shown: ProductsShown;
  readonly onChange: (change: Partial<ProductsShown>) => void;
}

export function ProductFilters({ shown: { tab, search, date }, onChange }: ProductFiltersProps) {
  return (
    <Toolbar
      search={{
        placeholder: texts.searchLabel,
        maxLength: textLimits.name,
        value: search,
        onChange: (sought) => onChange({ search: sought }),
      }}
      fields={
        tab === "sale"
          ? [<DateField key="date" label={texts.shownOn} value={date} onChange={(day) => onChange({ date: day })} />]
          : []
      }
      chips={
        date === null
          ? []
          : [{ label: texts.shownOnDay(dateFieldText(date)), onRemove: () => onChange({ date: null }) }]
      }
      onClear={() => onChange({ date: null })}
    />
  );
}
