import { isRegisterMissing, statusAfter } from "@cantina/domain/cash-register";
import { useQuery } from "@tanstack/react-query";
import { cafeteriaQuery, registerQuery } from "../live-data/index.ts";
import { useWorkplace } from "./workplace-context.ts";

/** Whether this person has to open the register before the server lets them sell. */
export function useRegisterNeed(): boolean {
  const { profile, sources } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const isControlled = cafeteria?.features.includes("flowControl") ?? false;
  const { data: latest } = useQuery(registerQuery(sources, isControlled));
  if (cafeteria === undefined || (isControlled && latest === undefined)) return false;
  return isRegisterMissing({
    sellerLevel: profile.privilegeLevel,
    isRegisterOpen: latest !== undefined && statusAfter(latest) === "OPEN",
    features: cafeteria.features,
  });
}
