import { useState } from "react";
import { type PaymentDifferences, paymentDifferencesQuery, useDifferenceCalls } from "../../composition/desk/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import type { ApiFailure } from "../../failures/failure.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import * as texts from "../../texts/payment-differences.ts";
import { useNotify } from "../notices/index.ts";
import { openOf } from "./open-of.ts";

/** The provider lists four days, page by page. */
const patience = 120_000;

const away: ReadonlySet<string> = new Set([
  "MP_NOT_AVAILABLE",
  "D24_NOT_AVAILABLE",
  "PLEXO_NOT_AVAILABLE",
  "WALLET_CONNECT_NOT_AVAILABLE",
  "MATTILDA_NOT_AVAILABLE",
]);
const whyNot = (failure: ApiFailure): string => (away.has(failure.code) ? texts.notAnswered : sentenceOf(failure));

/** Has both books compared, and tells what came of it, whichever screen is open by then. PROVIDER-06 */
export function useComparison(known: PaymentDifferences | undefined) {
  const { sources, queries } = useWorkplace();
  const calls = useDifferenceCalls();
  const notify = useNotify();
  const [isComparing, setIsComparing] = useState(false);

  function tell(compared: PaymentDifferences): void {
    const before = new Set(known?.differences.map(({ id }) => id));
    const open = openOf(compared);
    const { length: found } = open.filter(({ id }) => !before.has(id));
    if (found > 0) void notify({ kind: "warning", title: texts.found(found), detail: texts.foundDetail });
    else void notify({ kind: "success", title: open.length > 0 ? texts.nothingNew : texts.bothAgree });
  }

  async function compare(): Promise<void> {
    setIsComparing(true);
    try {
      const compared = await calls.comparePayments({}, { patience });
      if (compared.ok) {
        queries.setQueryData(paymentDifferencesQuery(sources).queryKey, compared.value);
        tell(compared.value);
      } else void notify({ kind: "error", title: texts.notCompared, detail: whyNot(compared.failure) });
    } finally {
      setIsComparing(false);
    }
  }
  return { isComparing, compare: () => void compare() };
}
