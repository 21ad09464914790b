import { type Diner, searchDiners } from "@cantina/domain/clients";
import { useDeferredValue, useState } from "react";
import * as words from "../../../texts/words.ts";
import { PersonPickField } from "../../../ui/PersonPickField.tsx";
import { dinerView } from "../../../ui/diner-view.ts";

export interface DinerFieldProps {
  readonly label?: string;
  readonly diners: readonly Diner[];
  readonly diner: Diner | null;
  readonly onSelect: (diner: Diner) => void;
  readonly error: string | undefined;
}

export function DinerField({ label = words.diner, diners, diner, onSelect, error }: DinerFieldProps) {
  const [query, setQuery] = useState("");
  const sought = useDeferredValue(query);
  const matches = searchDiners(diners, sought);
  return (
    <PersonPickField
      label={label}
      placeholder={words.findDiner}
      query={query}
      onQueryChange={setQuery}
      answered={sought}
      person={diner && dinerView(diner)}
      matches={matches.map(dinerView)}
      error={error}
      onPick={(id) => {
        const found = matches.find(({ commensal }) => commensal.id === id);
        if (found !== undefined) onSelect(found);
      }}
    />
  );
}
