import { matchesSearch, searchText } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { historyDinersQuery } from "../../composition/history-queries.ts";
import type { HistoryDiner } from "../../composition/sources.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { Button } from "../../ui/Button.tsx";
import { Combobox } from "../../ui/Combobox.tsx";

export interface DinerFilterProps {
  readonly diner: HistoryDiner | null;
  /** Empty: of any class. */
  readonly classIds: readonly string[];
  readonly onChange: (diner: HistoryDiner | null) => void;
}

/** Specification §9. */
const mostMatches = 30;
const everybody = { id: "everybody", label: "Todos" };

const nameOf = ({ name, isDeleted }: HistoryDiner): string => (isDeleted ? `${name} (Eliminado)` : name);

export function DinerFilter({ diner, classIds, onChange }: DinerFilterProps) {
  const id = useId();
  const { sources } = useWorkplace();
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState("");
  const { data: diners = [], isPending: isReading } = useQuery(historyDinersQuery(sources, isOpen));
  const matches = isOpen ? matchesOf(diners, classIds, query) : [];
  const found = matches
    .slice(0, mostMatches)
    .map((one) => ({ id: one.id, label: nameOf(one), detail: one.clientName }));
  const close = (): void => {
    setIsOpen(false);
    setQuery("");
  };
  return (
    <Box display="flex" flexDirection="column" gap="1.5" minW="0">
      <Box id={id} textStyle="sm" fontWeight="semibold">
        Comensal
      </Box>
      {isOpen ? (
        <Combobox
          label="Comensal"
          placeholder="Buscar comensal"
          query={query}
          onQueryChange={setQuery}
          answered={isReading ? null : query}
          options={diner !== null && query === "" ? [everybody, ...found] : found}
          hint={
            matches.length > found.length
              ? `Se muestran ${found.length} de ${matches.length}. Siga escribiendo.`
              : undefined
          }
          emptyText="No se encontraron comensales"
          onClose={close}
          onSelect={(chosen) => {
            onChange(diners.find((one) => one.id === chosen) ?? null);
            close();
          }}
        />
      ) : (
        <Button
          variant="outline"
          colorPalette="gray"
          justifyContent="space-between"
          fontWeight="medium"
          fontSize="15px"
          borderColor="border.emphasized"
          aria-labelledby={`${id} ${id}-value`}
          onClick={() => setIsOpen(true)}
        >
          <Box as="span" id={`${id}-value`} truncate>
            {diner === null ? "Todos" : nameOf(diner)}
          </Box>
          <ChevronDown aria-hidden />
        </Button>
      )}
    </Box>
  );
}

function matchesOf(
  diners: readonly HistoryDiner[],
  classIds: readonly string[],
  query: string,
): readonly HistoryDiner[] {
  return diners.filter(
    ({ name, clientName, classId }) =>
      (classIds.length === 0 || (classId !== null && classIds.includes(classId))) &&
      matchesSearch(searchText(`${name} ${clientName}`), query),
  );
}
