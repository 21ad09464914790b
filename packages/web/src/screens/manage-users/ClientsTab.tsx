import { type ClientOrder, type ManagedClient, clientPageSize } from "@cantina/domain/clients";
import { useQuery } from "@tanstack/react-query";
import { SearchX, Users } from "lucide-react";
import { Suspense, useState } from "react";
import { managedCategoriesQuery, managedClientsQuery, useClientCalls } from "../../composition/desk/index.ts";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { StaleNotice } from "../../ui/StaleNotice.tsx";
import { Pager } from "../../ui/Pager.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { BalanceChargeDialog } from "../balance-charges/index.ts";
import { AssociateCard } from "./AssociateCard.tsx";
import { ClientFilters } from "./ClientFilters.tsx";
import { ClientTools } from "./ClientTools.tsx";
import { type ClientAction, ClientsTable } from "./ClientsTable.tsx";
import { ClientDialog, DeleteClientDialog } from "./client-dialogs.ts";
import { StatementDrawer } from "./StatementDrawer.tsx";
import { anybody, pageOf, questionOf } from "./client-filter.ts";

type Open = { readonly action: ClientAction | "add"; readonly client: ManagedClient | null } | null;

export function ClientsTab({ firstOrder }: { readonly firstOrder: ClientOrder }) {
  const calls = useClientCalls();
  const { sources } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const { data: categories = [] } = useQuery(managedCategoriesQuery(calls));
  const [filter, setFilter] = useState(anybody);
  const [order, setOrder] = useState(firstOrder);
  const [page, setPage] = useState(0);
  const [open, setOpen] = useState<Open>(null);
  const question = questionOf(filter, order);
  const { data, failureReason, refetch, isFetching, isPlaceholderData } = useQuery(
    managedClientsQuery(calls, pageOf(question, page)),
  );
  const close = (): void => setOpen(null);
  const narrow = (next: typeof filter): void => {
    setFilter(next);
    setPage(0);
  };
  const sort = (next: ClientOrder): void => {
    setOrder(next);
    setPage(0);
  };
  const isOpen = (action: ClientAction | "add"): boolean => open?.action === action;
  // The latest that is known of it, so that a dialog shows what others have changed meanwhile.
  const chosen = data?.data.find(({ id }) => id === open?.client?.id) ?? open?.client ?? null;
  return (
    <>
      <ClientTools
        question={question}
        categories={categories}
        cafeteria={cafeteria}
        onAdd={() => setOpen({ action: "add", client: null })}
      />
      <ClientFilters filter={filter} order={order} categories={categories} onChange={narrow} onOrder={sort} />
      {data === undefined && failureReason === null && <Skeleton height="420px" borderRadius="xl" />}
      {data === undefined && failureReason !== null && (
        <ErrorState
          failure={failureReason}
          title="No se pudieron cargar los clientes"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data !== undefined && failureReason !== null && (
        <StaleNotice failure={failureReason}>La lista puede no estar al día.</StaleNotice>
      )}
      {data !== undefined && data.totalCount === 0 && (
        <Nobody isFiltered={filter !== anybody} onClear={() => narrow(anybody)} />
      )}
      {data !== undefined && data.totalCount > 0 && (
        <>
          <ClientsTable
            clients={data.data}
            categories={categories}
            defaultCategoryId={cafeteria?.defaultDiscountCategoryId}
            order={order}
            isStale={isPlaceholderData}
            onOrder={sort}
            onAction={(action, client) => setOpen({ action, client })}
          />
          <Pager page={page} pageSize={clientPageSize} totalCount={data.totalCount} onPage={setPage} />
        </>
      )}
      <AssociateCard />
      <Suspense fallback={null}>
        {(isOpen("add") || isOpen("edit")) && (
          <ClientDialog client={isOpen("edit") ? chosen : null} place={{ categories, cafeteria }} onClose={close} />
        )}
        {isOpen("delete") && chosen !== null && <DeleteClientDialog client={chosen} onClose={close} />}
      </Suspense>
      <StatementDrawer client={isOpen("statement") ? chosen : null} cafeteria={cafeteria} onClose={close} />
      {isOpen("charge") && chosen !== null && <BalanceChargeDialog client={chosen} onClose={close} />}
    </>
  );
}

function Nobody({ isFiltered, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) {
  return isFiltered ? (
    <EmptyState
      icon={<SearchX />}
      title="No se encontraron clientes"
      detail="Pruebe con otra búsqueda o cambie el filtro."
      action={
        <Button variant="outline" colorPalette="gray" onClick={onClear}>
          Borrar filtros
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon={<Users />}
      title="Todavía no hay clientes"
      detail="Agregue el primero con su email y sus comensales."
    />
  );
}
