import type { ClientAccount } from "@cantina/domain/clients";
import { type UserCoupon, lastUsableDay, usableCoupons } from "@cantina/domain/coupons";
import { type TimeZone, localDateOf } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { Ticket } from "lucide-react";
import { now } from "../../composition/now.ts";
import { cafeteriaQuery, clientCouponsQuery } from "../../composition/queries.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { dateFieldText } from "../../ui/date-entry.ts";
import styles from "./ClientCouponsDialog.module.css";

export interface ClientCouponsDialogProps {
  readonly client: ClientAccount;
  readonly onClose: () => void;
}

export function ClientCouponsDialog({ client, onClose }: ClientCouponsDialogProps) {
  const { sources } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const { data: coupons, failureReason, refetch } = useQuery(clientCouponsQuery(sources, client.id));
  return (
    <Dialog isOpen onClose={onClose} title={`Cuponeras de ${client.username}`}>
      {coupons === undefined || cafeteria === undefined ? (
        failureReason === null ? (
          <Skeleton height="160px" />
        ) : (
          <ErrorState title="No se pudieron leer las cuponeras" onRetry={() => void refetch()} />
        )
      ) : coupons.length === 0 ? (
        <EmptyState icon={<Ticket />} title="No tiene cuponeras" detail="Venda una desde las acciones del comensal." />
      ) : (
        coupons.map((coupon) => <CouponRow key={coupon.id} coupon={coupon} zone={cafeteria.timeZone} />)
      )}
    </Dialog>
  );
}

function CouponRow({ coupon, zone }: { readonly coupon: UserCoupon; readonly zone: TimeZone }) {
  const isUsable = usableCoupons([coupon], now()).length > 0;
  const facts = [
    ["Usos comprados", String(coupon.originalQuantity)],
    ["Vencimiento", dateFieldText(lastUsableDay(coupon.expirationTime, zone))],
    ["Fecha de compra", dateFieldText(localDateOf(coupon.buyTime, zone))],
  ] as const;
  return (
    <details className={styles["coupon"]}>
      <summary className={styles["summary"]}>
        <Box flex="1" minW="0" fontWeight="medium" truncate>
          {coupon.name}
        </Box>
        <Box flexShrink="0" fontSize="14px" fontWeight="semibold" color={isUsable ? "brand.fg" : "fg.muted"}>
          {isUsable ? `Quedan ${coupon.remainingQuantity}` : coupon.remainingQuantity === 0 ? "Usada" : "Vencida"}
        </Box>
      </summary>
      <Box as="dl" pb="3" fontSize="14px" color="fg.muted">
        {facts.map(([label, value]) => (
          <Box key={label} display="flex" justifyContent="space-between" gap="3" py="0.5">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
      </Box>
    </details>
  );
}
