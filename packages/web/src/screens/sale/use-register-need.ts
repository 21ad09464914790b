import { statusAfter } from "@cantina/domain/cash-register";
import { useQuery } from "@tanstack/react-query";
import { cafeteriaQuery, registerQuery } from "../../composition/queries.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";

/** Whether this person has to open the register before the server lets them sell. */
export function useRegisterNeed(): boolean {
  const { profile, sources } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const isControlled = cafeteria?.features.includes("flowControl") ?? false;
  const { data: latest } = useQuery(registerQuery(sources, isControlled));
  return (
    isControlled &&
    latest !== undefined &&
    profile.privilegeLevel === "CAFETERIA_EMPLOYEE" &&
    statusAfter(latest) === "CLOSED"
  );
}
