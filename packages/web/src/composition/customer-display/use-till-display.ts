import { watchTills } from "@cantina/adapters/customer-display";
import type { CustomerDisplay } from "@cantina/domain/sale";
import { useEffect, useState } from "react";
import { useWorkplace } from "../workplace/index.ts";

/** What the till of this device shows to whoever buys; null: no till is open. SALE-94 */
export function useTillDisplay(): CustomerDisplay | null {
  const { cafeteriaId } = useWorkplace().profile;
  const [display, setDisplay] = useState<CustomerDisplay | null>(null);
  useEffect(() => watchTills(cafeteriaId, setDisplay), [cafeteriaId]);
  return display;
}
