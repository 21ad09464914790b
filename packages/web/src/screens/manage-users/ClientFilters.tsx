import { type ManagedCategory, clientViews } from "@cantina/domain/clients";
import { textLimits } from "@cantina/domain/kernel";
import { SelectField } from "../../ui/SelectField.tsx";
import { Toolbar } from "../../ui/Toolbar.tsx";
import { type ClientsShown, orderKey, orderOf, orders } from "./client-filter.ts";
import { sortNames, viewNames } from "./client-texts.ts";

export interface ClientFiltersProps {
  readonly shown: ClientsShown;
  readonly categories: readonly ManagedCategory[];
  readonly onChange: (change: Partial<ClientsShown>) => void;
}

const directionNames = { ASC: "de menor a mayor", DESC: "de mayor a menor" } as const;

export function ClientFilters({ shown, categories, onChange }: ClientFiltersProps) {
  const { text, view, categoryId } = shown;
  const chips = [
    ...(view === "ALL" ? [] : [{ label: `Mostrar: ${viewNames[view]}`, onRemove: () => onChange({ view: "ALL" }) }]),
    ...(categoryId === ""
      ? []
      : [
          {
            label: `Categoría: ${categories.find(({ id }) => id === categoryId)?.name ?? "…"}`,
            onRemove: () => onChange({ categoryId: "" }),
          },
        ]),
  ];
  return (
    <Toolbar
      search={{
        placeholder: "Email, nombre o comensal",
        maxLength: textLimits.name,
        value: text,
        onChange: (typed) => onChange({ text: typed }),
      }}
      fields={[
        <SelectField
          key="view"
          label="Mostrar"
          value={view}
          onChange={(value) => onChange({ view: clientViews.find((one) => one === value) ?? "ALL" })}
          options={clientViews.map((value) => ({ value, label: viewNames[value] }))}
        />,
        <SelectField
          key="category"
          label="Categoría"
          value={categoryId}
          onChange={(value) => onChange({ categoryId: value })}
          options={[{ value: "", label: "Todas" }, ...categories.map(({ id, name }) => ({ value: id, label: name }))]}
        />,
        <SelectField
          key="order"
          label="Orden"
          value={orderKey(orderOf(shown))}
          onChange={(key) => onChange({ order: orders.find((one) => orderKey(one) === key) ?? null })}
          options={orders.map((one) => ({
            value: orderKey(one),
            label: `${sortNames[one.sort]}, ${directionNames[one.direction]}`,
          }))}
        />,
      ]}
      chips={chips}
      onClear={() => onChange({ view: "ALL", categoryId: "" })}
    />
  );
}
