import type { ClientAccount } from "@cantina/domain/clients";
import { type ProfileId, matchesSearch, searchText } from "@cantina/domain/kernel";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { clientsQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/inbox.ts";
import type { DinerView } from "../../ui/DinerCard.tsx";
import { PersonPickField } from "../../ui/PersonPickField.tsx";

export interface ClientPickerProps {
  readonly clientId: ProfileId | null;
  readonly onChange: (clientId: ProfileId) => void;
  readonly error: string | undefined;
}

const textOf = ({ username, email, commensals }: ClientAccount): string =>
  searchText([username, email, ...commensals.map((one) => `${one.firstName} ${one.lastName}`)].join(" "));

const viewOf = ({ id, username, email, balance }: ClientAccount): DinerView => ({
  id,
  name: username,
  detail: email,
  balance,
});

/** A client, found by its own name, its email or a commensal's name. */
export function ClientPicker({ clientId, onChange, error }: ClientPickerProps) {
  const { sources } = useWorkplace();
  const { data: clients } = useQuery(clientsQuery(sources));
  const [query, setQuery] = useState("");
  const sought = useDeferredValue(query);
  const searchable = useMemo(() => (clients ?? []).map((client) => ({ client, text: textOf(client) })), [clients]);
  const found = searchable.filter(({ text }) => matchesSearch(text, sought)).map(({ client }) => client);
  const chosen = clients?.find((client) => client.id === clientId);
  return (
    <PersonPickField
      label={texts.client}
      kind="usuario"
      hint={texts.clientHint}
      placeholder={texts.clientExample}
      query={query}
      onQueryChange={setQuery}
      answered={clients === undefined ? null : sought}
      person={chosen === undefined ? null : viewOf(chosen)}
      matches={found.map(viewOf)}
      error={error}
      onPick={(id) => {
        const client = found.find((one) => one.id === id);
        if (client !== undefined) onChange(client.id);
      }}
    />
  );
}
