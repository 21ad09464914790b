import { Suspense, lazy, useEffect, useState } from "react";
import { useWasOpened } from "../../ui/use-was-opened.ts";
import { shortcutFor, workElement } from "./press-shortcut.ts";

const ShortcutsDialog = lazy(async () => ({ default: (await import("./ShortcutsDialog.tsx")).ShortcutsDialog }));

/** Listens for the keys of the whole app, and lists them on '?'. */
export function Shortcuts() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    function listen(event: KeyboardEvent): void {
      const press = shortcutFor(event, document);
      if (press === null) return;
      event.preventDefault();
      if (press.kind === "help") setIsOpen(true);
      else workElement(press.element);
    }
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
  return useWasOpened(isOpen) ? (
    <Suspense fallback={null}>
      <ShortcutsDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Suspense>
  ) : null;
}
