import type { CommensalId, OrderId } from "@cantina/domain/kernel";
import { type Order, ordersToPickUp } from "@cantina/domain/orders";
import { Box } from "@chakra-ui/react/box";
import { useSelector } from "@xstate/react";
import { PackageOpen } from "lucide-react";
import { useState } from "react";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/orders.ts";
import * as words from "../../texts/words.ts";
import { Button } from "../../ui/Button.tsx";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { DinerMeals } from "../subscriptions/index.ts";
import { whenText } from "./order-texts.ts";
import { OrderRow } from "./parts/OrderRow.tsx";
import type { Board } from "./use-board.ts";

export type PickupDiner = { readonly id: CommensalId; readonly name: string };

export interface PickupDialogProps {
  readonly board: Board;
  /** null: closed. */
  readonly diner: PickupDiner | null;
  readonly onClose: () => void;
}

/** What a diner who stands at the counter may take now. */
export function PickupDialog({ board, diner, onClose }: PickupDialogProps) {
  const { board: actor } = useWorkplace();
  const [left, setLeft] = useState<ReadonlySet<OrderId>>(new Set());
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
  const orders = diner === null ? [] : ordersToPickUp(board.orders, diner.id, board.ends);
  const chosen = orders.filter(({ id }) => !left.has(id));
  const close = (): void => {
    setLeft(new Set());
    onClose();
  };
  const deliver = (): void => {
    board.ask({ step: "deliver", orders: chosen });
    close();
  };
  return (
    <Dialog
      isOpen={diner !== null}
      onClose={close}
      title={diner === null ? texts.pendingOrders : texts.pendingOrdersOf(diner.name)}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={close}>
            {words.close}
          </Button>
          {orders.length > 0 && (
            <Button disabled={chosen.length === 0} busy={isBusy} onClick={deliver}>
              {chosen.length === orders.length ? texts.deliverAll : texts.deliverSome(chosen.length)}
            </Button>
          )}
        </>
      }
    >
      {diner !== null && <DinerMeals commensalId={diner.id} />}
      {orders.length === 0 ? (
        <EmptyState icon={<PackageOpen />} title={texts.nothingToPickUp} />
      ) : (
        <Box as="ul" display="flex" flexDirection="column" gap="2.5" listStyleType="none">
          {orders.map((order) => (
            <OrderRow
              key={order.id}
              order={order}
              hint={pickUpText(order, board)}
              action={
                <Checkbox
                  label={texts.deliverProducts(order.orderItems.map(({ name }) => name).join(", "))}
                  checked={!left.has(order.id)}
                  onChange={(isChosen) =>
                    setLeft(new Set(isChosen ? [...left].filter((id) => id !== order.id) : [...left, order.id]))
                  }
                />
              }
            />
          ))}
        </Box>
      )}
    </Dialog>
  );
}

const pickUpText = ({ pickUpDateTime, dateTime }: Order, { now, cafeteria: { timeZone } }: Board): string =>
  pickUpDateTime === null
    ? texts.orderedAt(whenText(dateTime, now, timeZone))
    : texts.pickUpAt(whenText(pickUpDateTime, now, timeZone));
