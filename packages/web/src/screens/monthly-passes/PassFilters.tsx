import { passStates } from "@cantina/domain/calendar-products";
import { textLimits } from "@cantina/domain/kernel";
import { useQuery } from "@tanstack/react-query";
import { categoriesQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import type { ShownIn } from "../../ui/address.ts";
import { SelectField } from "../../ui/SelectField.tsx";
import { Toolbar } from "../../ui/Toolbar.tsx";
import { anyPass, type passFields } from "./pass-address.ts";

type PassesShown = ShownIn<typeof passFields>;

export interface PassFiltersProps {
  readonly shown: PassesShown;
  readonly onChange: (change: Partial<PassesShown>) => void;
}

const stateNames = { COMING: "Con días por venir", OVER: "Terminados" } as const;

export function PassFilters({ shown: { search, state, categoryId }, onChange }: PassFiltersProps) {
  const { sources } = useWorkplace();
  const { data: categories = [] } = useQuery(categoriesQuery(sources));
  const category = categories.find(({ id }) => id === categoryId)?.name ?? "…";
  return (
    <Toolbar
      search={{
        placeholder: "Nombre o descripción",
        maxLength: textLimits.name,
        value: search,
        onChange: (sought) => onChange({ search: sought }),
      }}
      fields={[
        <SelectField
          key="state"
          label="Estado"
          value={state}
          onChange={(value) => onChange({ state: passStates.find((one) => one === value) ?? "" })}
          options={[{ value: "", label: "Todos" }, ...passStates.map((value) => ({ value, label: stateNames[value] }))]}
        />,
        <SelectField
          key="category"
          label="Categoría"
          value={categoryId}
          onChange={(value) => onChange({ categoryId: value })}
          options={[{ value: "", label: "Todas" }, ...categories.map(({ id, name }) => ({ value: id, label: name }))]}
        />,
      ]}
      chips={[
        ...(state === "" ? [] : [{ label: `Estado: ${stateNames[state]}`, onRemove: () => onChange({ state: "" }) }]),
        ...(categoryId === ""
          ? []
          : [{ label: `Categoría: ${category}`, onRemove: () => onChange({ categoryId: "" }) }]),
      ]}
      onClear={() => onChange(anyPass)}
    />
  );
}
