import type { Consumable } from "@cantina/domain/inventory";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { movementPageSize, movementsQuery, useInventoryCalls } from "../../composition/desk/index.ts";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/inventory-movements.ts";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Pager } from "../../ui/Pager.tsx";
import { RowsSkeleton } from "../../ui/RowsSkeleton.tsx";
import { MovementList } from "./MovementList.tsx";
import { allMovements } from "./movement-filter.ts";

export interface ConsumableMovementsProps {
  readonly consumable: Pick<Consumable, "id" | "name">;
}

/** The movements of one consumable, ten a page. Specification §4 */
export function ConsumableMovements({ consumable: { id, name } }: ConsumableMovementsProps) {
  const calls = useInventoryCalls();
  const { sources } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const [page, setPage] = useState(0);
  const { data, failureReason, isFetching, refetch } = useQuery(
    movementsQuery(calls, { ...allMovements, consumableId: id }, page),
  );
  if (cafeteria === undefined || (data === undefined && failureReason === null)) return <RowsSkeleton rows={4} />;
  if (data === undefined)
    return (
      <ErrorState
        failure={failureReason}
        title={texts.movementsUnreadable}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (data.totalCount === 0)
    return (
      <Box fontSize="14px" color="fg.muted">
        {texts.noMovements}
      </Box>
    );
  return (
    <>
      <MovementList label={texts.movementsOf(name)} movements={data.data} zone={cafeteria.timeZone} />
      <Pager page={page} pageSize={movementPageSize} totalCount={data.totalCount} onPage={setPage} />
    </>
  );
}
