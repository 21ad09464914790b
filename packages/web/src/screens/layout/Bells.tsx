import { can } from "@cantina/domain/access";
import { ClaimsNotices } from "./ClaimsNotices.tsx";
import { LowStockNotices } from "./LowStockNotices.tsx";
import { PaymentNotices } from "./PaymentNotices.tsx";

export interface BellsProps {
  readonly reader: Parameters<typeof can>[0];
}

/** What waits for this person, in the header. */
export const Bells = ({ reader }: BellsProps) => (
  <>
    {can(reader, "moveInventory") && <LowStockNotices />}
    {can(reader, "reviewPayments") && <PaymentNotices />}
    {can(reader, "handleClaims") && <ClaimsNotices />}
  </>
);
