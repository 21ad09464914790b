import { type Diner, searchDiners } from "@cantina/domain/clients";
import { Box } from "@chakra-ui/react/box";
import { UserRoundSearch } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { AccountLine } from "../../../ui/AccountLine.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Combobox } from "../../../ui/Combobox.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";

export interface DinerFieldProps {
  readonly label?: string;
  readonly diners: readonly Diner[];
  readonly diner: Diner | null;
  readonly onSelect: (diner: Diner) => void;
  readonly error: string | undefined;
}

const nameOf = ({ commensal }: Diner): string => `${commensal.firstName} ${commensal.lastName}`;
const detailOf = ({ client, className }: Diner): string =>
  className === null ? client.username : `${className} · ${client.username}`;

export function DinerField({ label = "Comensal", diners, diner, onSelect, error }: DinerFieldProps) {
  const [isSearching, setIsSearching] = useState(false);
  const [query, setQuery] = useState("");
  const sought = useDeferredValue(query);
  const matches = searchDiners(diners, sought);
  const close = (): void => {
    setIsSearching(false);
    setQuery("");
  };
  return (
    <Box role="group" aria-label={label} display="flex" flexDirection="column" gap="1.5">
      <Box textStyle="sm" fontWeight="semibold">
        {label}
      </Box>
      {isSearching ? (
        <Combobox
          label="Buscar comensal"
          placeholder="Buscar comensal"
          query={query}
          onQueryChange={setQuery}
          options={matches.map((match) => ({
            id: match.commensal.id,
            label: nameOf(match),
            detail: (
              <Box flexShrink="0" fontSize="12px" color="fg.muted">
                {detailOf(match)}
              </Box>
            ),
          }))}
          hint={undefined}
          emptyText="No se encontraron comensales"
          onClose={close}
          onSelect={(id) => {
            const found = matches.find(({ commensal }) => commensal.id === id);
            if (found !== undefined) onSelect(found);
            close();
          }}
        />
      ) : (
        <Box display="flex" alignItems="center" gap="2">
          {diner !== null && (
            <Box flex="1" minW="0">
              <AccountLine
                name={nameOf(diner)}
                detail={detailOf(diner)}
                label="Saldo disponible"
                amount={diner.client.balance}
              />
            </Box>
          )}
          {diner === null ? (
            <Button variant="outline" colorPalette="gray" flex="1" onClick={() => setIsSearching(true)}>
              Elegir comensal
            </Button>
          ) : (
            <IconButton label="Cambiar comensal" icon={<UserRoundSearch />} onClick={() => setIsSearching(true)} />
          )}
        </Box>
      )}
      {error !== undefined && (
        <Box role="alert" fontSize="13px" fontWeight="medium" color="fg.error">
          {error}
        </Box>
      )}
    </Box>
  );
}
