import { isAdministratorLevel } from "@cantina/domain/access";
import { countUnsolved, filterClaims } from "@cantina/domain/claims";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { Inbox, MessageSquarePlus, RotateCw } from "lucide-react";
import { Suspense, lazy, useDeferredValue, useMemo, useState } from "react";
import { claimsQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { NoResult } from "../../ui/NoResult.tsx";
import { Page } from "../../ui/Page.tsx";
import { Paged } from "../../ui/Paged.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StaleNotice } from "../../ui/StaleNotice.tsx";
import { useAddress } from "../../ui/use-address.ts";
import { ClaimList } from "./ClaimList.tsx";
import { anyClaims, claimFilterOf, inboxFields } from "./inbox-address.ts";
import { ClaimFilters } from "./parts/ClaimFilters.tsx";

// With the edit machine and the search for a client, which the list has no need of.
const NewClaimDialog = lazy(async () => ({ default: (await import("./NewClaimDialog.tsx")).NewClaimDialog }));

/** Claims of clients, what is unresolved first. */
export function InboxScreen() {
  const { sources, profile } = useWorkplace();
  const { data: claims, failureReason, refetch, isFetching } = useQuery(claimsQuery(sources));
  const [shown, change] = useAddress(inboxFields);
  const [isWriting, setIsWriting] = useState(false);
  const sought = useDeferredValue(shown);
  const found = useMemo(() => filterClaims(claims ?? [], claimFilterOf(sought)), [claims, sought]);
  const retry = (): void => void refetch();
  return (
    <Page
      title="Reclamos"
      action={
        isAdministratorLevel(profile.privilegeLevel) && (
          <Button onClick={() => setIsWriting(true)}>
            <MessageSquarePlus aria-hidden />
            Crear comentario
          </Button>
        )
      }
      more={[{ id: "reload", label: "Recargar", icon: <RotateCw aria-hidden />, onSelect: retry }]}
    >
      {claims === undefined && failureReason === null && <Loading />}
      {claims === undefined && failureReason !== null && (
        <ErrorState
          failure={failureReason}
          title="No se pudieron cargar los reclamos"
          detail="Se sigue intentando. Compruebe si se encuentra conectado a internet."
          isRetrying={isFetching}
          onRetry={retry}
        />
      )}
      {claims !== undefined && failureReason !== null && (
        <StaleNotice failure={failureReason}>La lista puede no estar al día.</StaleNotice>
      )}
      {claims !== undefined && claims.length === 0 && (
        <EmptyState
          icon={<Inbox />}
          title="No hay reclamos"
          detail="Los que envíen los clientes desde la app aparecen aquí al momento."
        />
      )}
      {claims !== undefined && claims.length > 0 && (
        <>
          <ClaimFilters shown={shown} onChange={change} total={claims.length} unsolved={countUnsolved(claims)} />
          {found.length === 0 ? (
            <NoResult title="No se encontraron reclamos" onClear={() => change(anyClaims)} />
          ) : (
            <Paged rows={found} page={shown.page} onPage={(page) => change({ page })}>
              {(onPage) => <ClaimList claims={onPage} />}
            </Paged>
          )}
        </>
      )}
      <Suspense fallback={null}>{isWriting && <NewClaimDialog onClose={() => setIsWriting(false)} />}</Suspense>
    </Page>
  );
}

function Loading() {
  return (
    <Box role="status" aria-label="Cargando reclamos" display="flex" flexDirection="column" gap="3">
      <Skeleton height="44px" borderRadius="14px" />
      <Skeleton height="180px" borderRadius="18px" />
      <Skeleton height="180px" borderRadius="18px" />
      <Skeleton height="180px" borderRadius="18px" />
    </Box>
  );
}
