import { type Diner, searchDiners } from "@cantina/domain/clients";
import { Box } from "@chakra-ui/react/box";
import { UserRoundSearch } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { AccountLine } from "../../../ui/AccountLine.tsx";
import { Button } from "../../../ui/Button.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { PickField } from "../../../ui/PickField.tsx";

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
      error={error}
      onPick={(id) => {
        const found = matches.find(({ commensal }) => commensal.id === id);
        if (found !== undefined) onSelect(found);
      }}
      opener={(opener) =>
        diner === null ? (
          <Button variant="outline" colorPalette="gray" {...opener}>
            Elegir comensal
          </Button>
        ) : (
          <Box display="flex" alignItems="center" gap="2">
            <Box flex="1" minW="0">
              <AccountLine
                name={nameOf(diner)}
                detail={detailOf(diner)}
                label="Saldo disponible"
                amount={diner.client.balance}
              />
            </Box>
            <IconButton label="Cambiar comensal" icon={<UserRoundSearch />} {...opener} />
          </Box>
        )
      }
    />
  );
}
