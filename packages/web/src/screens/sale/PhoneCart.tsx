import { checkoutView } from "@cantina/domain/sale";
import { useSelector } from "@xstate/react";
import { useState } from "react";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { SaleCart, type SaleCartProps } from "./SaleCart.tsx";
import { CartSheet } from "./parts/CartSheet.tsx";
import { PhoneCartBar } from "./parts/PhoneCartBar.tsx";

export function PhoneCart({ feed, byId }: Omit<SaleCartProps, "onFind">) {
  const { checkout } = useWorkplace();
  const [isOpen, setIsOpen] = useState(false);
  const { count, total } = checkoutView(useSelector(checkout, (current) => current));
  return (
    <>
      <PhoneCartBar count={count} total={total} isOpen={isOpen} onOpen={() => setIsOpen(true)} />
      <CartSheet isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <SaleCart feed={feed} byId={byId} onFind={() => setIsOpen(false)} />
      </CartSheet>
    </>
  );
}
