import type { CommensalId } from "@cantina/domain/kernel";
import { useDiners } from "../../composition/workplace/index.ts";
import { BalanceChargeDialog } from "../balance-charges/index.ts";

export interface SaleTopUpProps {
  readonly dinerId: CommensalId;
  readonly onClose: () => void;
}

/** A top-up on the way to a sale that the balance was not enough for. SALE-88 */
export function SaleTopUp({ dinerId, onClose }: SaleTopUpProps) {
  const diner = useDiners().find(({ commensal }) => commensal.id === dinerId);
  if (diner === undefined) return null;
  return <BalanceChargeDialog client={diner.client} onClose={onClose} />;
}
