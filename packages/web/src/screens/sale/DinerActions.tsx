import type { Diner } from "@cantina/domain/clients";
import { useQuery } from "@tanstack/react-query";
import { EllipsisVertical } from "lucide-react";
import { Suspense, lazy, useState } from "react";
import { cafeteriaQuery } from "../../composition/queries.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { Menu } from "../../ui/Menu.tsx";
import { useDiners } from "../../composition/use-diners.ts";

const BalanceChargeDialog = lazy(async () => ({
  default: (await import("../balance-charges/index.ts")).BalanceChargeDialog,
}));
const coupons = () => import("../coupons/index.ts");
const CouponSaleDialog = lazy(async () => ({ default: (await coupons()).CouponSaleDialog }));
const ClientCouponsDialog = lazy(async () => ({ default: (await coupons()).ClientCouponsDialog }));

type Shown = "balanceCharge" | "couponSale" | "clientCoupons";

/** What can be done for the diner beside selling to it. */
export function DinerActions({ diner }: { readonly diner: Diner }) {
  const { sources } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const diners = useDiners();
  const [shown, setShown] = useState<Shown | null>(null);
  const close = (): void => setShown(null);
  const hasCoupons = cafeteria?.features.includes("coupons") ?? false;
  const items = [
    { id: "balanceCharge", label: "Recargar saldo", onSelect: () => setShown("balanceCharge") },
    ...(hasCoupons
      ? [
          { id: "couponSale", label: "Vender cuponera", onSelect: () => setShown("couponSale") },
          { id: "clientCoupons", label: "Ver cuponeras", onSelect: () => setShown("clientCoupons") },
        ]
      : []),
  ];
  return (
    <>
      <Menu
        label="Acciones del comensal"
        items={items}
        trigger={(trigger) => <IconButton label="Acciones del comensal" icon={<EllipsisVertical />} {...trigger} />}
      />
      <Suspense fallback={null}>
        {shown === "balanceCharge" && <BalanceChargeDialog client={diner.client} onClose={close} />}
        {shown === "couponSale" && <CouponSaleDialog diners={diners} diner={diner} onClose={close} />}
        {shown === "clientCoupons" && <ClientCouponsDialog client={diner.client} onClose={close} />}
      </Suspense>
    </>
  );
}
