import { type Diner, searchDiners } from "@cantina/domain/clients";
import { useDeferredValue, useState } from "react";
import { DinerCard } from "../../../ui/DinerCard.tsx";
import { DinerDetail } from "../../../ui/DinerDetail.tsx";
import { PickField } from "../../../ui/PickField.tsx";
import { dinerView } from "../../../ui/diner-view.ts";

export interface DinerFieldProps {
  readonly label?: string;
  readonly diners: readonly Diner[];
  readonly diner: Diner | null;
  readonly onSelect: (diner: Diner) => void;
  readonly error: string | undefined;
}

export function DinerField({ label = "Comensal", diners, diner, onSelect, error }: DinerFieldProps) {
  const [query, setQuery] = useState("");
  const sought = useDeferredValue(query);
  const matches = searchDiners(diners, sought);
  return (
    <PickField
      label={label}
      searchLabel="Buscar comensal"
      placeholder="Buscar comensal"
      query={query}
      onQueryChange={setQuery}
      answered={sought}
      options={matches.map(dinerView).map((match) => ({
        id: match.id,
        label: match.name,
        detail: <DinerDetail diner={match} />,
      }))}
      hint={undefined}
      emptyText="No se encontraron comensales"
      error={error}
      onPick={(id) => {
        const found = matches.find(({ commensal }) => commensal.id === id);
        if (found !== undefined) onSelect(found);
      }}
      opener={(opener) => <DinerCard diner={diner && dinerView(diner)} {...opener} />}
    />
  );
}
