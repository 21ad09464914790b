import { isAdministratorLevel } from "@cantina/domain/access";
import { anyClaim, countUnsolved, filterClaims } from "@cantina/domain/claims";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { Inbox, MessageSquarePlus, SearchX } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import { claimsQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { StaleNotice } from "../../ui/StaleNotice.tsx";
import { Page } from "../../ui/Page.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { ClaimList } from "./ClaimList.tsx";
import { NewClaimDialog } from "./NewClaimDialog.tsx";
import { ClaimFilters } from "./parts/ClaimFilters.tsx";

/** Claims of clients, what is unresolved first. */
export function InboxScreen() {
  const { sources, profile } = useWorkplace();
  const { data: claims, failureReason, refetch, isFetching } = useQuery(claimsQuery(sources));
  const [filter, setFilter] = useState(anyClaim);
  const [isWriting, setIsWriting] = useState(false);
  const sought = useDeferredValue(filter);
  const shown = useMemo(() => filterClaims(claims ?? [], sought), [claims, sought]);
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
          <ClaimFilters filter={filter} onChange={setFilter} total={claims.length} unsolved={countUnsolved(claims)} />
          {shown.length === 0 ? (
            <EmptyState
              icon={<SearchX />}
              title="No se encontraron reclamos"
              detail="Pruebe con otra búsqueda o cambie el filtro."
              action={
                <Button variant="outline" colorPalette="gray" onClick={() => setFilter(anyClaim)}>
                  Borrar filtros
                </Button>
              }
            />
          ) : (
            <ClaimList claims={shown} />
          )}
        </>
      )}
      {isWriting && <NewClaimDialog onClose={() => setIsWriting(false)} />}
    </Page>
  );
}

function Loading() {
  return (
    <Box role="status" aria-label="Cargando reclamos" display="flex" flexDirection="column" gap="3">
      <Skeleton height="46px" borderRadius="lg" />
      <Skeleton height="120px" borderRadius="xl" />
      <Skeleton height="120px" borderRadius="xl" />
      <Skeleton height="120px" borderRadius="xl" />
    </Box>
  );
}
