import { useSelector } from "@xstate/react";
import { useQuery } from "@tanstack/react-query";
import { TicketPlus } from "lucide-react";
import { Suspense, lazy, useState } from "react";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useDiners, useWorkplace } from "../../composition/workplace/index.ts";
import * as words from "../../texts/words.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { useGone } from "../../ui/leaving.ts";
import { useOnlineOnly } from "./use-online-only.ts";

const coupons = () => import("../coupons/index.ts");
const CouponSaleDialog = lazy(async () => ({ default: (await coupons()).CouponSaleDialog }));

/** Sells coupons, to the cart's diner or to any other. */
export function CouponSaleButton() {
  const { checkout, sources } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const diner = useSelector(checkout, ({ context }) => context.cart.diner);
  const diners = useDiners();
  const openOnline = useOnlineOnly();
  const [isOpen, setIsOpen] = useState(false);
  if (useGone(cafeteria?.features.includes("coupons") !== true)) return null;
  return (
    <>
      <IconButton
        label={words.sellCoupon}
        icon={<TicketPlus />}
        iconSize="22px"
        onClick={() => void openOnline(words.sellCoupon, coupons, () => setIsOpen(true))}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <CouponSaleDialog diners={diners} diner={diner} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
