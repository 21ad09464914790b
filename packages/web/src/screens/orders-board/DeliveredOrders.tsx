import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { PackageCheck } from "lucide-react";
import { deliveredOrdersQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/orders-board.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { whenText } from "./order-texts.ts";
import { OrderRow } from "./parts/OrderRow.tsx";
import type { Board } from "./use-board.ts";

/** What was delivered of late, each to be brought back. */
export function DeliveredOrders({ board: { now, cafeteria, ask } }: { readonly board: Board }) {
  const { sources, board: actor } = useWorkplace();
  const { data: orders, failureReason, refetch } = useQuery({ ...deliveredOrdersQuery(sources), staleTime: 0 });
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
  if (orders === undefined && failureReason !== null)
    return <ErrorState failure={failureReason} title={texts.deliveredUnreadable} onRetry={() => void refetch()} />;
  if (orders === undefined) return <Skeleton height="120px" borderRadius="xl" />;
  if (orders.length === 0)
    return <EmptyState icon={<PackageCheck />} title={texts.noneDelivered} detail={texts.noneDeliveredHint} />;
  return (
    <Box as="ul" display="flex" flexDirection="column" gap="2.5" listStyleType="none">
      {orders.map((order) => (
        <OrderRow
          key={order.id}
          order={order}
          hint={texts.deliveredAt(whenText(order.lastStatusUpdate, now, cafeteria.timeZone))}
          action={
            <Button
              size="sm"
              variant="outline"
              colorPalette="gray"
              disabled={isBusy}
              aria-label={texts.recoverOrderOf(order.commensalName ?? texts.withoutDiner)}
              onClick={() => ask({ step: "recover", orders: [order] })}
            >
              {texts.recover}
            </Button>
          }
        />
      ))}
    </Box>
  );
}
