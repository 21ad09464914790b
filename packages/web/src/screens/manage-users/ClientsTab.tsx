import { type ManagedClient, clientPageSize } from "@cantina/domain/clients";
import { useQuery } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { Suspense, lazy, useState } from "react";
import { managedClientsQuery, useClientCalls } from "../../composition/desk/index.ts";
import * as texts from "../../texts/clients.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { NoResult } from "../../ui/NoResult.tsx";
import { Pager } from "../../ui/Pager.tsx";
import { RowsSkeleton } from "../../ui/RowsSkeleton.tsx";
import { StaleNotice } from "../../ui/StaleNotice.tsx";
import { AssociateCard } from "./AssociateCard.tsx";
import { BalanceSum } from "./BalanceSum.tsx";
import { ClientFilters } from "./ClientFilters.tsx";
import { ClientsTable } from "./ClientsTable.tsx";
import { StatementDrawer } from "./StatementDrawer.tsx";
import { ClientDialog, DeleteClientDialog } from "./client-dialogs.ts";
import { type ClientsShown, anybody, narrowingOf, orderOf, pageOf, questionOf } from "./client-filter.ts";
import type { ClientPlace } from "./parts/ClientFields.tsx";
import { useLastKnown } from "./use-last-known.ts";

const BalanceChargeDialog = lazy(async () => ({
  default: (await import("../balance-charges/index.ts")).BalanceChargeDialog,
}));

export interface ClientsTabProps {
  readonly shown: ClientsShown;
  readonly place: ClientPlace;
  readonly isAdding: boolean;
  readonly onAdded: () => void;
  readonly onChange: (change: Partial<ClientsShown>) => void;
}

type Asked = { readonly action: "charge" | "delete"; readonly client: ManagedClient };

export function ClientsTab({ shown, place, isAdding, onAdded, onChange }: ClientsTabProps) {
  const calls = useClientCalls();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = (): void => setAsked(null);
  const question = questionOf(shown);
  const { data, failureReason, refetch, isFetching, isPlaceholderData } = useQuery(
    managedClientsQuery(calls, pageOf(question, shown.page)),
  );
  const edited = useLastKnown(data?.data, shown.edit);
  const concerned = useLastKnown(data?.data, asked?.client.id ?? "") ?? asked?.client ?? null;
  const isNarrowed = shown.text.trim() !== "" || shown.view !== "ALL" || shown.categoryId !== "";
  return (
    <>
      <ClientFilters shown={shown} categories={place.categories} onChange={onChange} />
      {data === undefined && failureReason === null && <RowsSkeleton rows={clientPageSize} />}
      {data === undefined && failureReason !== null && (
        <ErrorState
          failure={failureReason}
          title={texts.unreadable}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data !== undefined && failureReason !== null && (
        <StaleNotice failure={failureReason}>{texts.maybeOld}</StaleNotice>
      )}
      {data?.data.length === 0 &&
        (isNarrowed ? (
          <NoResult title={texts.nothingFound} onClear={() => onChange(anybody)} />
        ) : (
          <EmptyState icon={<Users />} title={texts.noClients} detail={texts.addTheFirst} />
        ))}
      {data !== undefined && data.data.length > 0 && (
        <>
          <ClientsTable
            clients={data.data}
            categories={place.categories}
            defaultCategoryId={place.cafeteria?.defaultDiscountCategoryId}
            order={orderOf(shown)}
            isStale={isPlaceholderData}
            onOrder={(order) => onChange({ order })}
            onOpen={(open) => onChange({ open })}
            onAction={(action, client) =>
              action === "edit" ? onChange({ edit: client.id }) : setAsked({ action, client })
            }
          />
          <Pager
            page={shown.page}
            pageSize={clientPageSize}
            totalCount={data.totalCount}
            onPage={(page) => onChange({ page })}
          >
            <BalanceSum narrowing={narrowingOf(shown)} />
          </Pager>
        </>
      )}
      <AssociateCard />
      <Suspense fallback={null}>
        {isAdding && <ClientDialog client={null} place={place} onClose={onAdded} />}
        {edited?.status === "ENABLED" && (
          <ClientDialog key={edited.id} client={edited} place={place} onClose={() => onChange({ edit: "" })} />
        )}
        {asked?.action === "delete" && concerned !== null && <DeleteClientDialog client={concerned} onClose={close} />}
        {asked?.action === "charge" && concerned !== null && <BalanceChargeDialog client={concerned} onClose={close} />}
      </Suspense>
      <StatementDrawer
        client={useLastKnown(data?.data, shown.open)}
        cafeteria={place.cafeteria}
        range={shown}
        onRange={onChange}
        onClose={() => onChange({ open: "", from: null, until: null })}
      />
    </>
  );
}
