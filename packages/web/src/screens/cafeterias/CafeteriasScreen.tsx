import { useQuery } from "@tanstack/react-query";
import { Plus, RotateCw, Store } from "lucide-react";
import { useState } from "react";
import { type CafeteriaRow, cafeteriasQuery, usePlaceCalls } from "../../composition/desk/index.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { NoResult } from "../../ui/NoResult.tsx";
import { Page } from "../../ui/Page.tsx";
import { Paged } from "../../ui/Paged.tsx";
import { RowsSkeleton } from "../../ui/RowsSkeleton.tsx";
import { useAddress } from "../../ui/use-address.ts";
import { useOpened } from "../../ui/use-opened.ts";
import { BackupsCard } from "../backups/index.ts";
import type { CafeteriaTask } from "./CafeteriaActions.tsx";
import { CafeteriaFilters } from "./CafeteriaFilters.tsx";
import { CafeteriaTable } from "./CafeteriaTable.tsx";
import { EditCafeteriaDialog } from "./EditCafeteriaDialog.tsx";
import { FeaturesDialog } from "./FeaturesDialog.tsx";
import { NewCafeteriaDialog } from "./NewCafeteriaDialog.tsx";
import { StaffDialog } from "./StaffDialog.tsx";
import { StatusDialog } from "./StatusDialog.tsx";
import { anyCafeteria, cafeteriaFields, filterCafeterias } from "./cafeteria-filter.ts";

type AskedTask = { readonly row: CafeteriaRow; readonly task: Exclude<CafeteriaTask, "edit"> };

const dialogs = {
  features: FeaturesDialog,
  staff: StaffDialog,
  status: StatusDialog,
} as const;

export function CafeteriasScreen() {
  const { data: rows, failureReason, isFetching, refetch } = useQuery(cafeteriasQuery(usePlaceCalls()));
  const [shown, change] = useAddress(cafeteriaFields);
  const [isCreating, setIsCreating] = useState(false);
  const [asked, setAsked] = useState<AskedTask | null>(null);
  const named = useOpened(shown.open, (id) => rows?.find((row) => row.id === id) ?? null);
  const retry = (): void => void refetch();
  const create = (
    <Button onClick={() => setIsCreating(true)}>
      <Plus aria-hidden />
      Crear cafetería
    </Button>
  );
  return (
    <Page
      title="Cafeterias"
      action={create}
      more={[{ id: "reload", label: "Recargar", icon: <RotateCw aria-hidden />, onSelect: retry }]}
    >
      {rows === undefined && failureReason === null && <RowsSkeleton rows={8} />}
      {rows === undefined && failureReason !== null && (
        <ErrorState
          failure={failureReason}
          title="No se pudieron cargar las cafeterías"
          onRetry={retry}
          isRetrying={isFetching}
        />
      )}
      {rows?.length === 0 && (
        <EmptyState
          icon={<Store />}
          title="Todavía no hay cafeterías"
          detail="Cree la primera, con su país y su zona horaria."
          action={create}
        />
      )}
      {rows !== undefined && rows.length > 0 && (
        <>
          <CafeteriaFilters rows={rows} filter={shown} onChange={change} />
          <Found
            rows={filterCafeterias(rows, shown)}
            page={shown.page}
            onChange={change}
            onTask={(row, task) => (task === "edit" ? change({ open: row.id }) : setAsked({ row, task }))}
          />
        </>
      )}
      <BackupsCard />
      {named !== null && <Named key={named.id} row={named} onClose={() => change({ open: "" })} />}
      {asked !== null && <Asked {...asked} onClose={() => setAsked(null)} />}
      {isCreating && <NewCafeteriaDialog onClose={() => setIsCreating(false)} />}
    </Page>
  );
}

interface FoundProps {
  readonly rows: readonly CafeteriaRow[];
  readonly page: number;
  readonly onChange: (change: Partial<typeof anyCafeteria & { readonly page: number; readonly open: string }>) => void;
  readonly onTask: (row: CafeteriaRow, task: CafeteriaTask) => void;
}

const Found = ({ rows, page, onChange, onTask }: FoundProps) =>
  rows.length === 0 ? (
    <NoResult title="No se encontraron cafeterías" onClear={() => onChange(anyCafeteria)} />
  ) : (
    <Paged rows={rows} page={page} onPage={(turned) => onChange({ page: turned })}>
      {(onPage) => <CafeteriaTable rows={onPage} onOpen={(open) => onChange({ open })} onTask={onTask} />}
    </Paged>
  );

interface NamedProps {
  readonly row: CafeteriaRow;
  readonly onClose: () => void;
}

/** What a row opens: a disabled one can only be enabled. */
const Named = (props: NamedProps) =>
  props.row.status === "DELETED" ? <StatusDialog {...props} /> : <EditCafeteriaDialog {...props} />;

function Asked({ task, ...props }: AskedTask & Pick<NamedProps, "onClose">) {
  const Dialog = dialogs[task];
  return <Dialog {...props} />;
}
