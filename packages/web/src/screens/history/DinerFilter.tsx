import { matchesSearch, searchText } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { type HistoryDiner, historyDinersQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { personName } from "../../texts/person-name.ts";
import { Button } from "../../ui/Button.tsx";
import { Combobox } from "../../ui/Combobox.tsx";
import { isOfClasses } from "./history-filter.ts";

export interface DinerFilterProps {
  /** "": of anybody. */
  readonly commensalId: string;
  /** Empty: of any class. */
  readonly classIds: readonly string[];
  readonly onChange: (commensalId: string) => void;
}

/** Specification §9. */
const mostMatches = 30;
const everybody = { id: "everybody", label: "Todos" };

export function DinerFilter({ commensalId, classIds, onChange }: DinerFilterProps) {
  const id = useId();
  const { sources } = useWorkplace();
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState("");
  const { data: diners = [], isPending: isReading } = useQuery(
    historyDinersQuery(sources, isOpen || commensalId !== ""),
  );
  const chosen = diners.find(({ id: one }) => one === commensalId);
  const matches = isOpen ? matchesOf(diners, classIds, query) : [];
  const found = matches
    .slice(0, mostMatches)
    .map((one) => ({ id: one.id, label: personName(one), detail: one.clientName }));
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
          options={commensalId !== "" && query === "" ? [everybody, ...found] : found}
          hint={
            matches.length > found.length
              ? `Se muestran ${found.length} de ${matches.length}. Siga escribiendo.`
              : undefined
          }
          emptyText="No se encontraron comensales"
          onClose={close}
          onSelect={(picked) => {
            onChange(picked === everybody.id ? "" : picked);
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
            {commensalId === "" ? "Todos" : chosen === undefined ? "…" : personName(chosen)}
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
    (diner) => isOfClasses(diner, classIds) && matchesSearch(searchText(`${diner.name} ${diner.clientName}`), query),
  );
}
