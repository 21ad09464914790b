import type { Diner } from "@cantina/domain/clients";
import { SalePickup } from "../orders-board/index.ts";
import { SaleUsual } from "./SaleUsual.tsx";

/** What a diner can be chosen without: it comes beneath them when it is here. */
export function DinerMore({ diner }: { readonly diner: Diner }) {
  const { id, firstName, lastName } = diner.commensal;
  return (
    <>
      <SalePickup diner={{ id, name: `${firstName} ${lastName}` }} />
      <SaleUsual diner={diner} />
    </>
  );
}
