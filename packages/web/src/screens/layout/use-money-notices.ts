import type { MoneyCallFact } from "@cantina/domain/money-calls";
import { useEffect } from "react";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { notify } from "../../ui/notify.ts";

async function tell(fact: MoneyCallFact): Promise<void> {
  const { moneyNotice } = await import("../../texts/money-notices.ts");
  const notice = moneyNotice(fact);
  if (notice !== null) await notify(notice);
}

/** Tells the seller what becomes of a top-up, a coupon sale or a movement of cash, wherever they are by then. */
export function useMoneyNotices(): void {
  const { money } = useWorkplace();
  useEffect(() => money.facts.read((fact) => void tell(fact)), [money]);
}
