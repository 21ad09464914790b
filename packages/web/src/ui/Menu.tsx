import { type ReactNode, Suspense, lazy, useId, useState } from "react";
import type { MenuItem } from "./MenuFrame.tsx";
import { useWasOpened } from "./use-was-opened.ts";

export type { MenuItem } from "./MenuFrame.tsx";

const MenuFrame = lazy(async () => ({ default: (await import("./MenuFrame.tsx")).MenuFrame }));

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
