import type { CafeteriaRow } from "../../composition/desk/index.ts";
import * as texts from "../../texts/cafeterias.ts";
import * as words from "../../texts/words.ts";
import * as screens from "../../texts/screens.ts";
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
  { label: words.name, onCard: "name", cell: ({ name }) => name },
  { label: texts.code, cell: ({ code }) => code },
  { label: texts.country, cell: ({ countryName }) => countryName },
  { label: texts.launch, cell: ({ startDate }) => (startDate === null ? "—" : dateFieldText(startDate)) },
  { label: words.status, cell: (row) => <CafeteriaStatus row={row} /> },
];

export const CafeteriaTable = ({ rows, onOpen, onTask }: CafeteriaTableProps) => (
  <Table
    label={screens.cafeterias}
    cardsBelow={900}
    rows={rows}
    rowKey={({ id }) => id}
    columns={columns}
    actions={(row) => <CafeteriaActions row={row} onTask={(task) => onTask(row, task)} />}
    opening={{ openKey: "", onOpen, nameOf: ({ name }) => name }}
  />
);
