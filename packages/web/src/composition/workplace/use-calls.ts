import type { Calls, Endpoints } from "@cantina/adapters/http";
import { useMemo } from "react";
import { callsOf } from "../live-data/index.ts";
import { useWorkplace } from "./workplace-context.ts";

/** Calls of a group of endpoints, in the cafeteria of whoever works here. */
export function useCalls<Group extends Endpoints>(group: Group): Calls<Group> {
  const { sources } = useWorkplace();
  return useMemo(() => callsOf(sources, group), [sources, group]);
}
