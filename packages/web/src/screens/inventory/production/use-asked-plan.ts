import { localDateOf } from "@cantina/domain/kernel";
import { useQuery } from "@tanstack/react-query";
import { cafeteriaQuery } from "../../../composition/live-data/index.ts";
import { useWorkplace } from "../../../composition/workplace/index.ts";
import { useAddress } from "../../../ui/use-address.ts";
import { askedPlan, productionFields } from "./production-address.ts";

/** What the address asks for, by the cafeteria's clock; null: that isn't known yet. */
export function useAskedPlan() {
  const { sources, clock } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const [shown, change] = useAddress(productionFields);
  if (cafeteria === undefined) return null;
  const { timeZone } = cafeteria;
  const today = localDateOf(clock.now(), timeZone);
  return { shown, change, today, timeZone, ...askedPlan(shown, today) };
}

export type Asked = NonNullable<ReturnType<typeof useAskedPlan>>;
