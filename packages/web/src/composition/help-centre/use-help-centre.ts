import { intercomHelp } from "@cantina/adapters/help-centre";
import { helpVisitor } from "@cantina/domain/session";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApp } from "../app/index.ts";
import { useValue } from "../device/index.ts";
import { cafeteriaQuery } from "../live-data/index.ts";
import { useWorkplace } from "../workplace/index.ts";

export type HelpCentre = {
  readonly isOpening: boolean;
  /** False where it can't be reached. */
  readonly show: () => Promise<boolean>;
};

/** Of whoever works here; null: there is none for them. HELP-01 */
export function useHelpCentre(): HelpCentre | null {
  const { sources, left } = useWorkplace();
  const { session } = useValue(useApp().session.view);
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const [centre] = useState(() => intercomHelp(left));
  const [isOpening, setIsOpening] = useState(false);
  const visitor = session === null ? null : helpVisitor(session, cafeteria?.features ?? []);
  if (visitor === null) return null;
  return {
    isOpening,
    show: async () => {
      setIsOpening(true);
      const { ok } = await centre.show(visitor);
      setIsOpening(false);
      return ok;
    },
  };
}
