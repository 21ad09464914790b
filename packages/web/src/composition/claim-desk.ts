import { type ClaimDesk, httpClaimDesk } from "@cantina/adapters/http";
import { useWorkplace } from "./workplace-context.ts";

/** Its code comes with the screen that uses it. */
export function useClaimDesk(): ClaimDesk {
  const { client, sources } = useWorkplace();
  return httpClaimDesk(client, sources.cafeteriaId);
}
