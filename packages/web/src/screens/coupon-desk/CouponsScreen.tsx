import { Plus } from "lucide-react";
import { Suspense, useState } from "react";
import * as texts from "../../texts/coupon-desk.ts";
import * as screens from "../../texts/screens.ts";
import { Button } from "../../ui/Button.tsx";
import { Page } from "../../ui/Page.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { useAddress } from "../../ui/use-address.ts";
import { useKeptPlace } from "../../ui/kept-place.ts";
import { CouponList } from "./CouponList.tsx";
import { DinerCoupons } from "./DinerCoupons.tsx";
import { couponTab } from "./coupon-address.ts";
import { CouponDialog } from "./coupon-dialogs.ts";

const tabs = [
  { id: "coupons", label: screens.coupons },
  { id: "bought", label: texts.boughtCoupons },
] as const;

/** What is sold as coupons, and what a diner has bought of it. */
export function CouponsScreen() {
  useKeptPlace();
  const [{ tab: shown }, change] = useAddress(couponTab);
  const [isCreating, setIsCreating] = useState(false);
  const create = (): void => setIsCreating(true);
  return (
    <Page
      title={screens.coupons}
      action={
        <Button onClick={create}>
          <Plus aria-hidden />
          {texts.create}
        </Button>
      }
    >
      <Tabs label={texts.whichCoupons} tabs={tabs} selectedId={shown} onSelect={(tab) => change({ tab })}>
        {shown === "coupons" ? <CouponList onCreate={create} /> : <DinerCoupons />}
      </Tabs>
      <Suspense fallback={null}>
        {isCreating && <CouponDialog coupon={null} onClose={() => setIsCreating(false)} />}
      </Suspense>
    </Page>
  );
}
