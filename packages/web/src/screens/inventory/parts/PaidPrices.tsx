import { type PaidPrice, costFromPaid, isFarFromPaid } from "@cantina/domain/inventory";
import { type Cents, formatMoney } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import type { PantryConsumable } from "../../../composition/desk/index.ts";
import * as texts from "../../../texts/inventory-movements.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";

export interface PaidPricesProps {
  readonly supply: Pick<PantryConsumable, "lastPaid" | "averagePaid">;
  readonly unit: string;
  /** As it is typed; null: nothing is. */
  readonly cost: Cents | null;
  readonly onTake: (cost: Cents) => void;
}

/** What was really paid for it, beside what recipes count with, and one press that takes it over. INVENTORY-35 */
export function PaidPrices({ supply: { lastPaid, averagePaid }, unit, cost, onTake }: PaidPricesProps) {
  if (lastPaid === null || averagePaid === null) return null;
  const told = (price: PaidPrice): string => `${formatMoney(costFromPaid(price))} / ${unit}`;
  const isFar = cost !== null && isFarFromPaid(cost, averagePaid);
  return (
    <>
      <Box display="grid" gridTemplateColumns="1fr auto" gap="1" fontSize="14px" fontVariantNumeric="tabular-nums">
        <Box color="fg.muted">{texts.lastPaid}</Box>
        <Box textAlign="end">{told(lastPaid)}</Box>
        <Box color="fg.muted">{texts.averagePaid}</Box>
        <Box textAlign="end">{told(averagePaid)}</Box>
      </Box>
      {isFar && (
        <Notice
          kind="warning"
          action={
            <Button size="sm" variant="outline" onClick={() => onTake(costFromPaid(averagePaid))}>
              {texts.takePaidOver(told(averagePaid))}
            </Button>
          }
        >
          {texts.farFromPaid(told(averagePaid))}
        </Notice>
      )}
    </>
  );
}
