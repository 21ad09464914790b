import { Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Page } from "../../ui/Page.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { useAddress } from "../../ui/use-address.ts";
import { CouponList } from "./CouponList.tsx";
import { DinerCoupons } from "./DinerCoupons.tsx";
import { couponTab } from "./coupon-address.ts";
import { CouponDialog } from "./coupon-dialogs.ts";

const tabs = [
  { id: "coupons", label: "Cuponeras" },
  { id: "bought", label: "Cuponeras de comensales" },
] as const;

/** What is sold as coupons, and what a diner has bought of it. */
export function CouponsScreen() {
  const [{ tab: shown }, change] = useAddress(couponTab);
  const [isCreating, setIsCreating] = useState(false);
  const create = (): void => setIsCreating(true);
  return (
    <Page
      title="Cuponeras"
      action={
        <Button onClick={create}>
          <Plus aria-hidden />
          Crear cuponera
        </Button>
      }
    >
      <Tabs label="Qué cuponeras" tabs={tabs} selectedId={shown} onSelect={(tab) => change({ tab })}>
        {shown === "coupons" ? <CouponList onCreate={create} /> : <DinerCoupons />}
      </Tabs>
      <Suspense fallback={null}>
        {isCreating && <CouponDialog coupon={null} onClose={() => setIsCreating(false)} />}
      </Suspense>
    </Page>
  );
}
