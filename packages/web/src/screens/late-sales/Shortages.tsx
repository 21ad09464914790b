import { useQuery } from "@tanstack/react-query";
import { Suspense, lazy } from "react";
import { shortagesQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { useWasOpened } from "../../ui/use-was-opened.ts";

const ShortagesDialog = lazy(async () => ({ default: (await import("./ShortagesDialog.tsx")).ShortagesDialog }));

export interface ShortagesProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What was missing, for administrators, from wherever they ask. */
export function Shortages({ isOpen, onClose }: ShortagesProps) {
  const { sources } = useWorkplace();
  const { data: shortages = [] } = useQuery(shortagesQuery(sources, true));
  const wasOpened = useWasOpened(isOpen);
  return (
    wasOpened && (
      <Suspense fallback={null}>
        <ShortagesDialog isOpen={isOpen} shortages={shortages} onClose={onClose} />
      </Suspense>
    )
  );
}
