import type { CafeteriaRow } from "../../composition/desk/index.ts";
import { Table, type TableColumn } from "../../ui/Table.tsx";
import { dateFieldText } from "../../ui/date-entry.ts";
import { CafeteriaActions, type CafeteriaActionsProps } from "./CafeteriaActions.tsx";
import { CafeteriaStatus } from "./CafeteriaStatus.tsx";

export interface CafeteriaTableProps {
  readonly rows: readonly CafeteriaRow[];
  readonly onOpen: (cafeteriaId: string) => void;
  readonly onTask: (row: CafeteriaRow, task: Parameters<CafeteriaActionsProps["onTask"]>[0]) => void;
}

const columns: readonly TableColumn<CafeteriaRow>[] = [
  { label: "Nombre", onCard: "name", cell: ({ name }) => name },
  { label: "Código", cell: ({ code }) => code },
  { label: "País", cell: ({ countryName }) => countryName },
  { label: "Lanzamiento", cell: ({ startDate }) => (startDate === null ? "—" : dateFieldText(startDate)) },
  { label: "Estado", cell: (row) => <CafeteriaStatus row={row} /> },
];

export const CafeteriaTable = ({ rows, onOpen, onTask }: CafeteriaTableProps) => (
  <Table
    label="Cafeterias"
    cardsBelow={900}
    rows={rows}
    rowKey={({ id }) => id}
    columns={columns}
    actions={(row) => <CafeteriaActions row={row} onTask={(task) => onTask(row, task)} />}
    opening={{ openKey: "", onOpen, nameOf: ({ name }) => name }}
  />
);
