import type { ClaimFilter, ClaimStatus } from "@cantina/domain/claims";
import { Box } from "@chakra-ui/react/box";
import { Chip } from "../../../ui/Chip.tsx";
import { TextField } from "../../../ui/TextField.tsx";

export interface ClaimFiltersProps {
  readonly filter: ClaimFilter;
  readonly onChange: (filter: ClaimFilter) => void;
  readonly total: number;
  readonly unsolved: number;
}

export function ClaimFilters({ filter, onChange, total, unsolved }: ClaimFiltersProps) {
  const choices: readonly (readonly [ClaimStatus | null, string, number])[] = [
    [null, "Todos", total],
    ["UNSOLVED", "Pendientes", unsolved],
    ["SOLVED", "Resueltos", total - unsolved],
  ];
  return (
    <Box as="search" display="flex" flexDirection="column" gap="3">
      <Box display="grid" gridTemplateColumns={{ base: "1fr", md: "1fr 1fr" }} gap="3">
        <TextField
          label="Comensal o cliente"
          placeholder="Nombre o email"
          type="search"
          value={filter.person}
          onChange={(person) => onChange({ ...filter, person })}
        />
        <TextField
          label="Comentario"
          placeholder="Texto del comentario"
          type="search"
          value={filter.comment}
          onChange={(comment) => onChange({ ...filter, comment })}
        />
      </Box>
      <Box role="group" aria-label="Estado" display="flex" flexWrap="wrap" gap="2">
        {choices.map(([status, label, count]) => (
          <Chip key={label} aria-pressed={filter.status === status} onClick={() => onChange({ ...filter, status })}>
            {`${label} (${count})`}
          </Chip>
        ))}
      </Box>
    </Box>
  );
}
