import { matchesSearch, searchText } from "@cantina/domain/kernel";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { type HistoryDiner, historyDinersQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as words from "../../texts/words.ts";
import type { DinerView } from "../../ui/DinerCard.tsx";
import { PersonPickField } from "../../ui/PersonPickField.tsx";
import { isOfClasses } from "./history-filter.ts";

export interface DinerFilterProps {
  /** "": of anybody. */
  readonly commensalId: string;
  /** Empty: of any class. */
  readonly classIds: readonly string[];
  readonly onChange: (commensalId: string) => void;
}

const viewOf = (diner: HistoryDiner): DinerView => ({
  id: diner.id,
  name: diner.name,
  isDeleted: diner.isDeleted,
  detail: diner.clientName,
  balance: null,
});

export function DinerFilter({ commensalId, classIds, onChange }: DinerFilterProps) {
  const { sources } = useWorkplace();
  const [query, setQuery] = useState("");
  const { data: diners } = useQuery(historyDinersQuery(sources, true));
  const chosen = diners?.find(({ id }) => id === commensalId);
  const known = useMemo(() => (diners ?? []).map(soughtOf), [diners]);
  const matches = useMemo(() => matchesOf(known, classIds, query).map(viewOf), [known, classIds, query]);
  return (
    <PersonPickField
      label={words.diner}
      hint={commensalId === "" ? words.all : words.notReadYet}
      nobodyText={words.all}
      placeholder={words.findDiner}
      query={query}
      onQueryChange={setQuery}
      answered={diners === undefined ? null : query}
      person={chosen === undefined ? null : viewOf(chosen)}
      matches={matches}
      error={undefined}
      onPick={(picked) => onChange(picked ?? "")}
    />
  );
}

type SoughtDiner = { readonly diner: HistoryDiner; readonly text: string };

/** Accents are taken off once: a school's thousands of names take longer than what is looked for among them. */
const soughtOf = (diner: HistoryDiner): SoughtDiner => ({
  diner,
  text: searchText(`${diner.name} ${diner.clientName}`),
});

const matchesOf = (
  known: readonly SoughtDiner[],
  classIds: readonly string[],
  query: string,
): readonly HistoryDiner[] =>
  known
    .filter(({ diner, text }) => isOfClasses(diner, classIds) && matchesSearch(text, query))
    .map(({ diner }) => diner);
