import { useQuery } from "@tanstack/react-query";
import { Plus, RotateCw, Store } from "lucide-react";
import { useState } from "react";
import { type CafeteriaRow, cafeteriasQuery, usePlaceCalls } from "../../composition/desk/index.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { FoundList } from "../../ui/FoundList.tsx";
import { Page } from "../../ui/Page.tsx";
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

const none: readonly CafeteriaRow[] = [];

export function CafeteriasScreen() {
  const read = useQuery(cafeteriasQuery(usePlaceCalls()));
  const rows = read.data ?? none;
  const [shown, change] = useAddress(cafeteriaFields);
  const [isCreating, setIsCreating] = useState(false);
  const [asked, setAsked] = useState<AskedTask | null>(null);
  const named = useOpened(rows, shown.open);
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
      more={[{ id: "reload", label: "Recargar", icon: <RotateCw aria-hidden />, onSelect: () => void read.refetch() }]}
    >
      {rows.length > 0 && <CafeteriaFilters rows={rows} filter={shown} onChange={change} />}
      <FoundList
        read={read}
        errorTitle="No se pudieron cargar las cafeterías"
        skeleton={<RowsSkeleton rows={8} />}
        empty={
          <EmptyState
            icon={<Store />}
            title="Todavía no hay cafeterías"
            detail="Cree la primera, con su país y su zona horaria."
            action={create}
          />
        }
        found={filterCafeterias(rows, shown)}
        noResultTitle="No se encontraron cafeterías"
        onClear={() => change(anyCafeteria)}
        page={shown.page}
        onPage={(page) => change({ page })}
      >
        {(onPage) => (
          <CafeteriaTable
            rows={onPage}
            onOpen={(open) => change({ open })}
            onTask={(row, task) => (task === "edit" ? change({ open: row.id }) : setAsked({ row, task }))}
          />
        )}
      </FoundList>
      <BackupsCard />
      {named !== null && <Named key={named.id} row={named} onClose={() => change({ open: "" })} />}
      {asked !== null && <Asked {...asked} onClose={() => setAsked(null)} />}
      {isCreating && <NewCafeteriaDialog onClose={() => setIsCreating(false)} />}
    </Page>
  );
}

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
