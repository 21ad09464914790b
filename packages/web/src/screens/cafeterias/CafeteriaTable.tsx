import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { type CafeteriaRow, overviewQuery } from "../../composition/desk/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/cafeterias.ts";
import * as overview from "../../texts/overview.ts";
import * as words from "../../texts/words.ts";
import * as screens from "../../texts/screens.ts";
import { AmountText } from "../../ui/AmountText.tsx";
import { Table, type TableColumn } from "../../ui/Table.tsx";
import { dateFieldText } from "../../ui/date-entry.ts";
import { nameInCell } from "../../ui/long-name.ts";
import { CafeteriaActions, type CafeteriaActionsProps } from "./CafeteriaActions.tsx";
import { CafeteriaStatus } from "./CafeteriaStatus.tsx";

/** What each sold today; while that is not known, and of a disabled one, a dash. */
function SalesToday({ row }: { readonly row: CafeteriaRow }) {
  const { sources } = useWorkplace();
  const { data } = useQuery(overviewQuery(sources));
  const found = data?.cafeterias.find(({ id }) => id === row.id);
  return found === undefined ? "—" : <AmountText amount={found.salesToday} />;
}

export interface CafeteriaTableProps {
  readonly rows: readonly CafeteriaRow[];
  readonly onOpen: (cafeteriaId: string) => void;
  readonly onTask: (row: CafeteriaRow, task: Parameters<CafeteriaActionsProps["onTask"]>[0]) => void;
}

const columns: readonly TableColumn<CafeteriaRow>[] = [
  { label: words.name, onCard: "name", cell: ({ name }) => <Box {...nameInCell}>{name}</Box> },
  { label: texts.code, cell: ({ code }) => code },
  { label: texts.country, cell: ({ countryName }) => countryName },
  { label: texts.launch, cell: ({ startDate }) => (startDate === null ? "—" : dateFieldText(startDate)) },
  { label: overview.salesToday, isNumber: true, onCard: "key", cell: (row) => <SalesToday row={row} /> },
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
