import { Suspense, lazy } from "react";
import * as texts from "../../texts/orders-board.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import type { Board } from "./use-board.ts";

const DeliveredOrders = lazy(async () => ({ default: (await import("./DeliveredOrders.tsx")).DeliveredOrders }));

export interface DeliveredDialogProps {
  readonly board: Board;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function DeliveredDialog({ isOpen, onClose, board }: DeliveredDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.deliveredRecently}>
      {isOpen && (
        <Suspense fallback={<Skeleton height="120px" borderRadius="xl" />}>
          <DeliveredOrders board={board} />
        </Suspense>
      )}
    </Dialog>
  );
}
