import { useQuery } from "@tanstack/react-query";
import { Plus, RotateCw, Store } from "lucide-react";
import { Suspense, lazy, useState } from "react";
import { type CafeteriaRow, cafeteriasQuery, usePlaceCalls } from "../../composition/desk/index.ts";
import * as texts from "../../texts/cafeterias.ts";
import * as words from "../../texts/words.ts";
import * as screens from "../../texts/screens.ts";
import { backups } from "../../texts/backups.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { FoundList } from "../../ui/FoundList.tsx";
import { Page } from "../../ui/Page.tsx";
import { RowsSkeleton } from "../../ui/RowsSkeleton.tsx";
import { SettingsCard } from "../../ui/SettingsCard.tsx";
import { useAddress } from "../../ui/use-address.ts";
import { useKeptPlace } from "../../ui/kept-place.ts";
import { useOpened } from "../../ui/use-opened.ts";
import { BackupsState } from "../backups/index.ts";
import type { OpenDialog } from "./CafeteriaDialog.tsx";
import { CafeteriaFilters } from "./CafeteriaFilters.tsx";
import { CafeteriaTable } from "./CafeteriaTable.tsx";
import { OverviewPart } from "./OverviewPart.tsx";
import { anyCafeteria, cafeteriaFields, filterCafeterias } from "./cafeteria-filter.ts";

// With the edit machine, which the list has no need of.
const CafeteriaDialog = lazy(async () => ({ default: (await import("./CafeteriaDialog.tsx")).CafeteriaDialog }));

const none: readonly CafeteriaRow[] = [];

export function CafeteriasScreen() {
  useKeptPlace();
  const read = useQuery(cafeteriasQuery(usePlaceCalls()));
  const rows = read.data ?? none;
  const [shown, change] = useAddress(cafeteriaFields);
  const [asked, setAsked] = useState<OpenDialog | null>(null);
  const named = useOpened(rows, shown.open);
  const create = (
    <Button onClick={() => setAsked({ task: "create" })}>
      <Plus aria-hidden />
      {texts.create}
    </Button>
  );
  return (
    <Page
      title={screens.cafeterias}
      action={create}
      more={[
        { id: "reload", label: words.reload, icon: <RotateCw aria-hidden />, onSelect: () => void read.refetch() },
      ]}
    >
      <OverviewPart />
      {rows.length > 0 && <CafeteriaFilters rows={rows} filter={shown} onChange={change} />}
      <FoundList
        read={read}
        errorTitle={texts.unreadable}
        skeleton={<RowsSkeleton rows={8} />}
        empty={<EmptyState icon={<Store />} title={texts.none} detail={texts.noneHint} action={create} />}
        found={filterCafeterias(rows, shown)}
        noResultTitle={texts.noneFound}
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
      <SettingsCard title={backups}>
        <BackupsState />
      </SettingsCard>
      <Suspense fallback={null}>
        {named !== null && (
          <CafeteriaDialog
            key={named.id}
            open={{ row: named, task: named.status === "DELETED" ? "status" : "edit" }}
            onClose={() => change({ open: "" })}
          />
        )}
        {asked !== null && <CafeteriaDialog open={asked} onClose={() => setAsked(null)} />}
      </Suspense>
    </Page>
  );
}
