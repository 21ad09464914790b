import { type ReactNode, Suspense, lazy, useId, useState } from "react";
import { useWasOpened } from "./use-was-opened.ts";

const MenuFrame = lazy(async () => ({ default: (await import("./MenuFrame.tsx")).MenuFrame }));

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly onSelect: () => void;
}

export interface MenuTrigger {
  readonly id: string;
  readonly "aria-haspopup": "menu";
  readonly "aria-expanded": boolean;
  readonly onClick: () => void;
}

export interface MenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly trigger: (trigger: MenuTrigger) => ReactNode;
}

export interface MenuFrameProps extends Omit<MenuProps, "trigger"> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly triggerId: string;
}

export function Menu({ label, items, trigger }: MenuProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {trigger({ id, "aria-haspopup": "menu", "aria-expanded": isOpen, onClick: () => setIsOpen(!isOpen) })}
      {useWasOpened(isOpen) && (
        <Suspense fallback={null}>
          <MenuFrame isOpen={isOpen} onClose={() => setIsOpen(false)} label={label} triggerId={id} items={items} />
        </Suspense>
      )}
    </>
  );
}
