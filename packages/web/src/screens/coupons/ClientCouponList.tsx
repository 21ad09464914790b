import type { ClientAccount } from "@cantina/domain/clients";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { Ticket } from "lucide-react";
import { cafeteriaQuery, clientCouponsQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/coupons.ts";
import * as offers from "../../texts/offers.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { ClientCoupon } from "./parts/ClientCoupon.tsx";

export interface ClientCouponListProps {
  readonly client: ClientAccount;
  /** Where one is sold to whoever has none. */
  readonly emptyDetail: string;
}

export function ClientCouponList({ client, emptyDetail }: ClientCouponListProps) {
  const { sources } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const { data: coupons, failureReason, refetch } = useQuery(clientCouponsQuery(sources, client.id));
  if (coupons === undefined || cafeteria === undefined)
    return failureReason === null ? (
      <Skeleton height="160px" />
    ) : (
      <ErrorState failure={failureReason} title={offers.couponsUnreadable} onRetry={() => void refetch()} />
    );
  if (coupons.length === 0) return <EmptyState icon={<Ticket />} title={texts.noCoupons} detail={emptyDetail} />;
  return (
    <Box>
      {coupons.map((coupon) => (
        <ClientCoupon key={coupon.id} coupon={coupon} zone={cafeteria.timeZone} />
      ))}
    </Box>
  );
}
