import { exchangeOptions } from "@cantina/domain/sale";
import { useQuery } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { ExchangeDialog } from "./ExchangeDialog.tsx";

/** The coupons of one line, changed by hand. */
export function SaleExchange({ lineId, onClose }: { readonly lineId: string; readonly onClose: () => void }) {
  const { checkout, sources } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const cart = useSelector(checkout, ({ context }) => context.cart);
  const line = cart.lines.find(({ key }) => key === lineId);
  if (line?.kind !== "PRODUCT" || cafeteria === undefined) return null;
  return (
    <ExchangeDialog
      key={lineId}
      name={line.product.name}
      units={line.quantity}
      zone={cafeteria.timeZone}
      options={exchangeOptions(cart, lineId)}
      onClose={onClose}
      onApply={(exchanged) => {
        checkout.send({ type: "sale.couponsExchanged", key: lineId, exchanged });
        onClose();
      }}
    />
  );
}
