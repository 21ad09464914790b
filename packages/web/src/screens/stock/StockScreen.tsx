import { can } from "@cantina/domain/access";
import type { Cafeteria } from "@cantina/domain/cafeteria";
import { localDateOf } from "@cantina/domain/kernel";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Boxes, Download, FileSpreadsheet, PackageX, Plus, RotateCw } from "lucide-react";
import { Suspense, useDeferredValue, useState } from "react";
import { type DailyStock, dailyStocksQuery, useStockCalls, useStockCountSource } from "../../composition/desk/index.ts";
import { cafeteriaQuery, categoriesQuery, productsQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as counts from "../../texts/counts.ts";
import * as lateSales from "../../texts/late-sales.ts";
import * as screens from "../../texts/screens.ts";
import * as texts from "../../texts/stock.ts";
import * as words from "../../texts/words.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { FoundList } from "../../ui/FoundList.tsx";
import { Page } from "../../ui/Page.tsx";
import { RowsSkeleton } from "../../ui/RowsSkeleton.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { useAddress } from "../../ui/use-address.ts";
import { useKeptPlace } from "../../ui/kept-place.ts";
import { CountButton, CountsTab, stockCountKind } from "../counts/index.ts";
import { Shortages } from "../late-sales/index.ts";
import { StockUploads } from "../uploads/index.ts";
import { RecordsDrawer } from "./RecordsDrawer.tsx";
import { StockFilters } from "./StockFilters.tsx";
import { StockTable } from "./StockTable.tsx";
import { findStocks } from "./find-stocks.ts";
import { saveStockReport } from "./save-stock-report.ts";
import { anyStock, stockFields } from "./stock-address.ts";
import { ActivateDialog, DeactivateDialog, MovementDialog } from "./stock-dialogs.ts";

const tabs = [
  { id: "products", label: texts.products },
  { id: "counts", label: counts.counts },
] as const;

type Asked =
  | { readonly what: "activate" | "upload" | "shortages" }
  | { readonly what: "move" | "deactivate"; readonly stock: DailyStock };

/** Products whose units are counted: what there is, what is promised, and why. */
export function StockScreen() {
  useKeptPlace();
  const { sources } = useWorkplace();
  const { data: cafeteria, failureReason, refetch } = useQuery(cafeteriaQuery(sources));
  if (cafeteria !== undefined) return <CafeteriaStock cafeteria={cafeteria} />;
  return (
    <Page title={screens.stock}>
      {failureReason === null ? (
        <RowsSkeleton rows={8} />
      ) : (
        <ErrorState failure={failureReason} title={texts.unreadable} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

function CafeteriaStock({ cafeteria: { timeZone, features } }: { readonly cafeteria: Cafeteria }) {
  const { sources, profile, clock } = useWorkplace();
  const stocks = useQuery(dailyStocksQuery(useStockCalls()));
  const { data: products = [] } = useQuery(productsQuery(sources));
  const { data: categories = [] } = useQuery(categoriesQuery(sources));
  const countSource = useStockCountSource();
  const [shown, change] = useAddress(stockFields);
  const search = useDeferredValue(shown.search);
  const [asked, setAsked] = useState<Asked | null>(null);
  const navigate = useNavigate();
  const close = (): void => setAsked(null);
  const mayEdit = can({ level: profile.privilegeLevel, features }, "editStock");
  const today = localDateOf(clock.now(), timeZone);
  const found = findStocks(stocks.data ?? [], { ...shown, search });
  const categoryNames = new Map<string, string>(categories.map(({ id, name }) => [id, name]));
  // Others sell and restock while a form is open.
  const stockNow = (shownOne: DailyStock): DailyStock =>
    stocks.data?.find(({ productId }) => productId === shownOne.productId) ?? shownOne;
  const activate = (label: string) => (
    <Button onClick={() => setAsked({ what: "activate" })}>
      <Plus aria-hidden />
      {label}
    </Button>
  );
  return (
    <Page
      title={screens.stock}
      action={mayEdit && activate(texts.activate)}
      tools={<CountButton kind="stock" to="/stock-control/count" />}
      more={[
        ...(mayEdit
          ? [
              {
                id: "upload",
                label: words.bulkUpload,
                icon: <FileSpreadsheet aria-hidden />,
                onSelect: () => setAsked({ what: "upload" }),
              },
              {
                id: "shortages",
                label: lateSales.shortages,
                icon: <PackageX aria-hidden />,
                onSelect: () => setAsked({ what: "shortages" }),
              },
            ]
          : []),
        {
          id: "export",
          label: texts.exportReport,
          icon: <Download aria-hidden />,
          onSelect: () => void saveStockReport(found, categoryNames, today),
        },
        { id: "reload", label: words.reload, icon: <RotateCw aria-hidden />, onSelect: () => void stocks.refetch() },
      ]}
    >
      <Tabs label={texts.whatIsShown} tabs={tabs} selectedId={shown.tab} onSelect={(tab) => change({ tab })}>
        {shown.tab === "counts" ? (
          <CountsTab kind={stockCountKind} books={countSource} page={shown.page} open={shown.open} onChange={change} />
        ) : (
          <>
            <StockFilters categories={categories} shown={shown} onChange={change} />
            <FoundList
              read={stocks}
              errorTitle={texts.unreadable}
              skeleton={<RowsSkeleton rows={8} />}
              empty={
                <EmptyState
                  icon={<Boxes />}
                  title={texts.none}
                  detail={texts.noneHint}
                  action={mayEdit && activate(texts.activateFirst)}
                />
              }
              found={found}
              noResultTitle={texts.noneFound}
              onClear={() => change({ ...anyStock, search: "" })}
              page={shown.page}
              onPage={(page) => change({ page })}
            >
              {(page) => (
                <StockTable
                  stocks={page}
                  categoryNames={categoryNames}
                  mayEdit={mayEdit}
                  onOpen={(open) => change({ open, from: null, until: null })}
                  onMove={(stock) => setAsked({ what: "move", stock })}
                  onDeactivate={(stock) => setAsked({ what: "deactivate", stock })}
                />
              )}
            </FoundList>
            <RecordsDrawer
              product={products.find(({ id }) => id === shown.open) ?? null}
              zone={timeZone}
              today={today}
              range={shown}
              onRange={change}
              onClose={() => change({ open: "", from: null, until: null })}
            />
          </>
        )}
      </Tabs>
      <Suspense fallback={null}>
        {asked?.what === "activate" && <ActivateDialog products={products} onClose={close} />}
        {asked?.what === "move" && <MovementDialog stock={stockNow(asked.stock)} onClose={close} />}
        {asked?.what === "deactivate" && <DeactivateDialog stock={asked.stock} onClose={close} />}
      </Suspense>
      {mayEdit && <Shortages isOpen={asked?.what === "shortages"} onClose={close} />}
      {mayEdit && (
        <StockUploads
          isOpen={asked?.what === "upload"}
          onClose={close}
          onShow={() => void navigate({ to: "/stock-control" })}
        />
      )}
    </Page>
  );
}
