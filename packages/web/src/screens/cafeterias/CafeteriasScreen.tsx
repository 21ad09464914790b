import { useQuery } from "@tanstack/react-query";
import { Plus, Store } from "lucide-react";
import { useState } from "react";
import { useApp } from "../../composition/app/index.ts";
import { type CafeteriaRow, cafeteriasQuery, usePlaceCalls } from "../../composition/desk/index.ts";
import { useValue } from "../../composition/device/index.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { BackupsCard } from "../backups/index.ts";
import { CafeteriaActions, type CafeteriaTask } from "./CafeteriaActions.tsx";
import { CafeteriaFilters } from "./CafeteriaFilters.tsx";
import { EditCafeteriaDialog } from "./EditCafeteriaDialog.tsx";
import { FeaturesDialog } from "./FeaturesDialog.tsx";
import { NewCafeteriaDialog } from "./NewCafeteriaDialog.tsx";
import { StaffDialog } from "./StaffDialog.tsx";
import { StatusDialog } from "./StatusDialog.tsx";
import { anyCafeteria, filterCafeterias, statusName } from "./cafeteria-filter.ts";
import { dateFieldText } from "../../ui/date-entry.ts";
import { Page } from "../../ui/Page.tsx";
import { Table } from "../../ui/Table.tsx";

type OpenedTask = { readonly row: CafeteriaRow; readonly task: CafeteriaTask };

const dialogs = {
  edit: EditCafeteriaDialog,
  features: FeaturesDialog,
  staff: StaffDialog,
  status: StatusDialog,
} as const;

export function CafeteriasScreen() {
  const { data: rows, failureReason, refetch } = useQuery(cafeteriasQuery(usePlaceCalls()));
  const [filter, setFilter] = useState(anyCafeteria);
  const [isCreating, setIsCreating] = useState(false);
  const [opened, setOpened] = useState<OpenedTask | null>(null);
  const Opened = opened === null ? null : dialogs[opened.task];
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
          <Rows rows={filterCafeterias(rows, filter)} onTask={(row, task) => setOpened({ row, task })} />
        </>
      )}
      <BackupsCard />
      {opened !== null && Opened !== null && <Opened row={opened.row} onClose={() => setOpened(null)} />}
      {isCreating && <NewCafeteriaDialog onClose={() => setIsCreating(false)} />}
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
    <Table
      label="Cafeterias"
      rows={rows}
      rowKey={(row) => row.id}
      columns={[
        { label: "Nombre", cell: (row) => row.name },
        { label: "Código", cell: (row) => row.code },
        { label: "País", cell: (row) => row.countryName },
        { label: "Lanzamiento", cell: ({ startDate }) => (startDate === null ? "—" : dateFieldText(startDate)) },
        { label: "Estado", cell: statusName },
      ]}
      actions={(row) => (
        <CafeteriaActions
          row={row}
          isMoving={isMoving}
          onEnter={() => session.send({ type: "session.cafeteriaChosen", cafeteriaId: row.id })}
          onTask={(task) => onTask(row, task)}
        />
      )}
    />
  );
}
