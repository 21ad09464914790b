import { ordersToPickUp } from "@cantina/domain/orders";
import { PackageOpen } from "lucide-react";
import { useState } from "react";
import { useMeals } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/orders.ts";
import * as words from "../../texts/words.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { PickupDialog, type PickupDiner } from "./PickupDialog.tsx";
import { useBoard } from "./use-board.ts";
import { useBoardNotices } from "./use-board-notices.ts";

export interface SalePickupProps {
  readonly diner: PickupDiner;
}

/** Beside the diner of a sale: that something waits to be taken. */
export function SalePickup({ diner }: SalePickupProps) {
  const { board } = useBoard();
  const { meals } = useMeals();
  const [isOpen, setIsOpen] = useState(false);
  useBoardNotices();
  if (board === null) return null;
  const { length: waiting } = ordersToPickUp(board.orders, diner.id, board.ends);
  const { length: dishes } = meals.filter(
    ({ commensalId, status }) => commensalId === diner.id && status === "PENDING",
  );
  return (
    <>
      {waiting + dishes > 0 && (
        <Notice
          kind="warning"
          icon={<PackageOpen />}
          action={
            <Button size="sm" variant="outline" colorPalette="gray" onClick={() => setIsOpen(true)}>
              {words.see}
            </Button>
          }
        >
          {[
            ...(waiting > 0 ? [texts.ordersToPickUp(waiting)] : []),
            ...(dishes > 0 ? [texts.mealsToPickUp(dishes)] : []),
          ].join(" · ")}
        </Notice>
      )}
      <PickupDialog board={board} diner={isOpen ? diner : null} onClose={() => setIsOpen(false)} />
    </>
  );
}
