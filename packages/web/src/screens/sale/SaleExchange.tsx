import { exchangeOptions } from "@cantina/domain/sale";
import { useQuery } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { Suspense, lazy } from "react";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";

const ExchangeDialog = lazy(async () => ({ default: (await import("./ExchangeDialog.tsx")).ExchangeDialog }));

/** The coupons of one line, changed by hand; nothing is loaded until a line is chosen. */
export function SaleExchange({ lineId, onClose }: { readonly lineId: string | null; readonly onClose: () => void }) {
  const { checkout, sources } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const cart = useSelector(checkout, ({ context }) => context.cart);
  const line = cart.lines.find(({ key }) => key === lineId);
  if (lineId === null || line?.kind !== "PRODUCT" || cafeteria === undefined) return null;
  return (
    <Suspense fallback={null}>
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
    </Suspense>
  );
}
