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
import { BackupsCard } from "../backups/index.ts";
import { NewCafeteriaDialog } from "./NewCafeteriaDialog.tsx";
import { CafeteriaActions, type CafeteriaTask } from "./CafeteriaActions.tsx";
import { CafeteriaDialogs } from "./CafeteriaDialogs.tsx";
import { CafeteriaFilters } from "./CafeteriaFilters.tsx";
import { anyCafeteria, filterCafeterias, statusName } from "./cafeteria-filter.ts";
import { dateFieldText } from "../../ui/date-entry.ts";
import { Page } from "../../ui/Page.tsx";
import { RowTable } from "../../ui/RowTable.tsx";

/** Kept while its dialog closes, so that it closes with its words in it. */
type OpenedTask = { readonly row: CafeteriaRow; readonly task: CafeteriaTask; readonly isOpen: boolean };

export function CafeteriasScreen() {
  const { sources } = useWorkplace();
  const { data: rows, failureReason, refetch } = useQuery(cafeteriasQuery(sources));
  const [filter, setFilter] = useState(anyCafeteria);
  const [isCreating, setIsCreating] = useState(false);
  const [opened, setOpened] = useState<OpenedTask | null>(null);
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
        <ErrorState
          failure={failureReason}
          title="No se pudieron cargar las cafeterías"
          onRetry={() => void refetch()}
        />
      )}
      {rows !== undefined && (
        <>
          <CafeteriaFilters rows={rows} filter={filter} onChange={setFilter} />
          <Rows rows={filterCafeterias(rows, filter)} onTask={(row, task) => setOpened({ row, task, isOpen: true })} />
        </>
      )}
      <BackupsCard />
      {opened !== null && <CafeteriaDialogs {...opened} onClose={() => setOpened({ ...opened, isOpen: false })} />}
      <NewCafeteriaDialog isOpen={isCreating} onClose={() => setIsCreating(false)} />
    </Page>
  );
}

interface RowsProps {
  readonly rows: readonly CafeteriaRow[];
  readonly onTask: (row: CafeteriaRow, task: CafeteriaTask) => void;
}

function Rows({ rows, onTask }: RowsProps) {
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
        { label: "Lanzamiento", cell: ({ startDate }) => (startDate === null ? "—" : dateFieldText(startDate)) },
        { label: "Estado", cell: statusName },
        {
          label: "Acción",
          cell: (row) => (
            <CafeteriaActions
              row={row}
              isMoving={isMoving}
              onEnter={() => session.send({ type: "session.cafeteriaChosen", cafeteriaId: row.id })}
              onTask={(task) => onTask(row, task)}
            />
          ),
        },
      ]}
    />
  );
}
