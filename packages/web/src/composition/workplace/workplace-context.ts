import { BrokenInvariant } from "@cantina/domain/kernel";
import { createContext, use } from "react";
import type { Workplace } from "./workplace.ts";

export const WorkplaceContext = createContext<Workplace | null>(null);

/** For what stands inside the signed-in layout only. */
export function useWorkplace(): Workplace {
  const workplace = use(WorkplaceContext);
  if (workplace === null) throw new BrokenInvariant("nobody is signed in around this screen");
  return workplace;
}
