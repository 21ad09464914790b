import type { ReactNode } from "react";
import * as texts from "../../../texts/sale.ts";
import { Drawer } from "../../../ui/Drawer.tsx";

export interface CartSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The same CartPanel as on the till. */
  readonly children: ReactNode;
}

export function CartSheet({ isOpen, onClose, children }: CartSheetProps) {
  return (
    <Drawer side="bottom" label={texts.cart} isOpen={isOpen} onClose={onClose}>
      {children}
    </Drawer>
  );
}
