import { activityStatuses } from "@cantina/domain/cafeteria";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { Plus, Store } from "lucide-react";
import { useState } from "react";
import { useApp } from "../../composition/app-context.ts";
import { cafeteriasQuery } from "../../composition/queries.ts";
import type { CafeteriaRow } from "../../composition/sources.ts";
import { useValue } from "../../composition/value-store.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { NewCafeteriaDialog } from "./NewCafeteriaDialog.tsx";
import { type CafeteriaFilter, anyCafeteria, filterCafeterias, statusName, statusNames } from "./cafeteria-filter.ts";
import { Page } from "../../ui/Page.tsx";
import { RowTable } from "../../ui/RowTable.tsx";
import { SelectField } from "../../ui/SelectField.tsx";

const statuses = [...activityStatuses, "DELETED"] as const;

export function CafeteriasScreen() {
  const { sources } = useWorkplace();
  const { data: rows, failureReason, refetch } = useQuery(cafeteriasQuery(sources));
  const [filter, setFilter] = useState(anyCafeteria);
  const [isCreating, setIsCreating] = useState(false);
  return (
    <Page
      title="Cafeterias"
      action={
        <Button onClick={() => setIsCreating(true)}>
          <Plus aria-hidden />
          Crear cafetería
        </Button>
      }
    >
      {rows === undefined && failureReason === null && <Skeleton height="240px" borderRadius="xl" />}
      {rows === undefined && failureReason !== null && (
        <ErrorState title="No se pudieron cargar las cafeterías" onRetry={() => void refetch()} />
      )}
      {rows !== undefined && (
        <>
          <Filters rows={rows} filter={filter} onChange={setFilter} />
          <Rows rows={filterCafeterias(rows, filter)} />
        </>
      )}
      <NewCafeteriaDialog isOpen={isCreating} onClose={() => setIsCreating(false)} />
    </Page>
  );
}

interface FiltersProps {
  readonly rows: readonly CafeteriaRow[];
  readonly filter: CafeteriaFilter;
  readonly onChange: (filter: CafeteriaFilter) => void;
}

function Filters({ rows, filter, onChange }: FiltersProps) {
  const countries = new Map(rows.map(({ countryId, countryName }) => [countryId, countryName]));
  return (
    <Box display="grid" gridTemplateColumns={{ base: "1fr", md: "2fr 1fr 1fr" }} gap="3" alignItems="end">
      <TextField
        label="Buscar por nombre o id"
        type="search"
        value={filter.text}
        onChange={(text) => onChange({ ...filter, text })}
      />
      <SelectField
        label="País"
        value={filter.countryId}
        onChange={(countryId) => onChange({ ...filter, countryId })}
        options={[{ value: "", label: "Todos" }, ...[...countries].map(([value, label]) => ({ value, label }))]}
      />
      <SelectField
        label="Estado"
        value={filter.status}
        onChange={(value) => onChange({ ...filter, status: statuses.find((status) => status === value) ?? "" })}
        options={[{ value: "", label: "Todos" }, ...statuses.map((value) => ({ value, label: statusNames[value] }))]}
      />
    </Box>
  );
}

function Rows({ rows }: { readonly rows: readonly CafeteriaRow[] }) {
  const { session } = useApp();
  const isMoving = useValue(session.view).isBusy;
  if (rows.length === 0)
    return (
      <EmptyState
        icon={<Store />}
        title="No se encontraron cafeterías"
        detail="Cambie los filtros o cree una cafetería."
      />
    );
  return (
    <RowTable
      label="Cafeterias"
      rows={rows}
      rowKey={(row) => row.id}
      columns={[
        { label: "Nombre", cell: (row) => row.name },
        { label: "Código", cell: (row) => row.code },
        { label: "País", cell: (row) => row.countryName },
        { label: "Estado", cell: statusName },
        {
          label: "Acción",
          cell: (row) => (
            <Button
              size="sm"
              variant="outline"
              disabled={isMoving || row.status === "DELETED"}
              aria-label={`Ingresar a ${row.name}`}
              onClick={() => session.send({ type: "session.cafeteriaChosen", cafeteriaId: row.id })}
            >
              Ingresar
            </Button>
          ),
        },
      ]}
    />
  );
}
