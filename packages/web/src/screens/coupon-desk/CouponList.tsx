import { type Coupon, couponsInOrder } from "@cantina/domain/coupons";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { Ticket } from "lucide-react";
import { Suspense, useMemo, useState } from "react";
import { useMinute } from "../../composition/device/index.ts";
import { cafeteriaQuery, couponsQuery, productsQuery } from "../../composition/live-data/index.ts";
import { useDiners, useWorkplace } from "../../composition/workplace/index.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StaleBanner } from "../../ui/StaleBanner.tsx";
import { CouponSaleDialog } from "../coupons/index.ts";
import { CouponDialog, DeleteCouponDialog } from "./coupon-dialogs.ts";
import { CouponCard } from "./parts/CouponCard.tsx";

type Asked = { readonly what: "edit" | "delete" | "sell"; readonly coupon: Coupon };

export function CouponList({ onCreate }: { readonly onCreate: () => void }) {
  const { sources } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const { data: coupons, failureReason, refetch, isFetching, dataUpdatedAt } = useQuery(couponsQuery(sources));
  const { data: products } = useQuery(productsQuery(sources));
  const diners = useDiners();
  const now = useMinute();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = (): void => setAsked(null);
  const names = useMemo(() => new Map((products ?? []).map(({ id, name }) => [id, name])), [products]);
  if (coupons === undefined || cafeteria === undefined)
    return failureReason === null ? (
      <Loading />
    ) : (
      <ErrorState
        failure={failureReason}
        title="No se pudieron leer las cuponeras"
        detail="Se sigue intentando. Compruebe si se encuentra conectado a internet."
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <>
      {failureReason !== null && (
        <StaleBanner failure={failureReason} readAt={dataUpdatedAt} onRetry={() => void refetch()} />
      )}
      {coupons.length === 0 ? (
        <EmptyState
          icon={<Ticket />}
          title="No hay cuponeras"
          detail="Cree una con los productos que cubre, sus usos y su precio. Después se vende aquí o en el punto de venta."
          action={<Button onClick={onCreate}>Crear la primera</Button>}
        />
      ) : (
        <Box
          as="ul"
          aria-label="Cuponeras"
          display="grid"
          gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 310px), 1fr))"
          gap="3"
        >
          {couponsInOrder(coupons, now).map((coupon) => (
            <CouponCard
              key={coupon.id}
              coupon={coupon}
              zone={cafeteria.timeZone}
              at={now}
              productNames={coupon.productIds.flatMap((id) => names.get(id) ?? [])}
              onEdit={() => setAsked({ what: "edit", coupon })}
              onDelete={() => setAsked({ what: "delete", coupon })}
              onSell={() => setAsked({ what: "sell", coupon })}
            />
          ))}
        </Box>
      )}
      <Suspense fallback={null}>
        {asked?.what === "edit" && <CouponDialog coupon={asked.coupon} onClose={close} />}
        {asked?.what === "delete" && <DeleteCouponDialog coupon={asked.coupon} onClose={close} />}
      </Suspense>
      {asked?.what === "sell" && (
        <CouponSaleDialog diners={diners} diner={null} couponId={asked.coupon.id} onClose={close} />
      )}
    </>
  );
}

function Loading() {
  return (
    <Box
      role="status"
      aria-label="Cargando cuponeras"
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 310px), 1fr))"
      gap="3"
    >
      <Skeleton height="190px" borderRadius="18px" />
      <Skeleton height="190px" borderRadius="18px" />
      <Skeleton height="190px" borderRadius="18px" />
    </Box>
  );
}
