import type { ClientAccount } from "@cantina/domain/clients";
import { type ProfileId, matchesSearch, searchText } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useDeferredValue, useId, useMemo, useState } from "react";
import { clientsQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { Combobox } from "../../ui/Combobox.tsx";
import { FieldFrame, describedBy } from "../../ui/FieldFrame.tsx";

export interface ClientPickerProps {
  readonly clientId: ProfileId | null;
  readonly onChange: (clientId: ProfileId) => void;
  readonly error: string | undefined;
}

const mostShown = 30;
const textOf = ({ username, email, commensals }: ClientAccount): string =>
  searchText([username, email, ...commensals.map((one) => `${one.firstName} ${one.lastName}`)].join(" "));

/** A client, found by its own name, its email or a commensal's name. */
export function ClientPicker({ clientId, onChange, error }: ClientPickerProps) {
  const id = useId();
  const { sources } = useWorkplace();
  const { data: clients } = useQuery(clientsQuery(sources));
  const [isOpen, setIsOpen] = useState(false);
  const [wasClosed, setWasClosed] = useState(false);
  const [query, setQuery] = useState("");
  const sought = useDeferredValue(query);
  const searchable = useMemo(() => (clients ?? []).map((client) => ({ client, text: textOf(client) })), [clients]);
  const found = searchable.filter(({ text }) => matchesSearch(text, sought));
  const chosen = clients?.find((client) => client.id === clientId);

  function close(): void {
    setIsOpen(false);
    setWasClosed(true);
    setQuery("");
  }

  return (
    <FieldFrame id={id} label="Usuario" error={error}>
      {isOpen ? (
        <Combobox
          label="Usuario"
          placeholder="Nombre, email o comensal"
          query={query}
          onQueryChange={setQuery}
          answered={clients === undefined ? null : sought}
          options={found.slice(0, mostShown).map(({ client }) => ({
            id: client.id,
            label: client.username,
            detail: (
              <Box fontSize="12px" color="fg.muted" truncate>
                {client.email}
              </Box>
            ),
          }))}
          hint={found.length > mostShown ? `Se muestran ${mostShown} de ${found.length}. Siga escribiendo.` : undefined}
          emptyText="No se encontraron usuarios"
          onClose={close}
          onSelect={(chosenId) => {
            const client = clients?.find((one) => one.id === chosenId);
            if (client !== undefined) onChange(client.id);
            close();
          }}
        />
      ) : (
        <Box
          as="button"
          {...{ type: "button", id }}
          autoFocus={wasClosed}
          aria-haspopup="listbox"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(id, undefined, error)}
          display="flex"
          alignItems="center"
          gap="2"
          w="full"
          h="11"
          px="3"
          borderWidth="1px"
          borderColor={error === undefined ? "border.emphasized" : "border.error"}
          borderRadius="14px"
          bg="bg.panel"
          textAlign="start"
          focusVisibleRing="outside"
          onClick={() => setIsOpen(true)}
        >
          <Box flex="1" minW="0" truncate color={chosen === undefined ? "fg.muted" : "fg"}>
            {chosen === undefined ? "Elegir usuario" : `${chosen.username} · ${chosen.email}`}
          </Box>
          <ChevronDown aria-hidden size={18} />
        </Box>
      )}
    </FieldFrame>
  );
}
