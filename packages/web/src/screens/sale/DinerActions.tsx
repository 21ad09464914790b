import type { Diner } from "@cantina/domain/clients";
import type { CommensalId } from "@cantina/domain/kernel";
import { useQuery } from "@tanstack/react-query";
import { EllipsisVertical } from "lucide-react";
import { Suspense, lazy, useState } from "react";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useDiners, useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/sale.ts";
import * as words from "../../texts/words.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { Menu } from "../../ui/Menu.tsx";
import { useOnlineOnly } from "./use-online-only.ts";

const BalanceChargeDialog = lazy(async () => ({
  default: (await import("../balance-charges/index.ts")).BalanceChargeDialog,
}));
const coupons = () => import("../coupons/index.ts");
const CouponSaleDialog = lazy(async () => ({ default: (await coupons()).CouponSaleDialog }));
const ClientCouponsDialog = lazy(async () => ({ default: (await coupons()).ClientCouponsDialog }));

/** For whom it was opened: a card that is swiped meanwhile chooses another diner for the cart only. */
type Shown = { readonly action: "balanceCharge" | "couponSale" | "clientCoupons"; readonly dinerId: CommensalId };

/** What can be done for the diner beside selling to it. */
export function DinerActions({ diner }: { readonly diner: Diner }) {
  const { sources } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const diners = useDiners();
  const openOnline = useOnlineOnly();
  const [shown, setShown] = useState<Shown | null>(null);
  const close = (): void => setShown(null);
  const show = (action: Shown["action"]): void => setShown({ action, dinerId: diner.commensal.id });
  const shownDiner = diners.find(({ commensal }) => commensal.id === shown?.dinerId) ?? diner;
  const hasCoupons = cafeteria?.features.includes("coupons") ?? false;
  const items = [
    { id: "balanceCharge", label: words.chargeBalance, onSelect: () => show("balanceCharge") },
    ...(hasCoupons
      ? [
          {
            id: "couponSale",
            label: words.sellCoupon,
            onSelect: () => void openOnline(words.sellCoupon, coupons, () => show("couponSale")),
          },
          {
            id: "clientCoupons",
            label: texts.seeCoupons,
            onSelect: () => void openOnline(texts.seeCoupons, coupons, () => show("clientCoupons")),
          },
        ]
      : []),
  ];
  return (
    <>
      <Menu
        label={texts.dinerActions}
        items={items}
        trigger={(trigger) => <IconButton label={texts.dinerActions} icon={<EllipsisVertical />} {...trigger} />}
      />
      <Suspense fallback={null}>
        {shown?.action === "balanceCharge" && <BalanceChargeDialog client={shownDiner.client} onClose={close} />}
        {shown?.action === "couponSale" && <CouponSaleDialog diners={diners} diner={shownDiner} onClose={close} />}
        {shown?.action === "clientCoupons" && <ClientCouponsDialog client={shownDiner.client} onClose={close} />}
      </Suspense>
    </>
  );
}
