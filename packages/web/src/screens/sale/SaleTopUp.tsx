import type { CommensalId } from "@cantina/domain/kernel";
import { Suspense, lazy } from "react";
import { useDiners } from "../../composition/workplace/index.ts";

const BalanceChargeDialog = lazy(async () => ({
  default: (await import("../balance-charges/index.ts")).BalanceChargeDialog,
}));

export interface SaleTopUpProps {
  readonly dinerId: CommensalId;
  readonly onClose: () => void;
}

/** A top-up on the way to a sale that the balance was not enough for. SALE-88 */
export function SaleTopUp({ dinerId, onClose }: SaleTopUpProps) {
  const diner = useDiners().find(({ commensal }) => commensal.id === dinerId);
  if (diner === undefined) return null;
  return (
    <Suspense fallback={null}>
      <BalanceChargeDialog client={diner.client} onClose={onClose} />
    </Suspense>
  );
}
