import { localPremiumRequested } from "@cantina/adapters/storage";
import type { metricsEndpoints } from "@cantina/contract/metrics";
import type { DataOf } from "@cantina/contract/endpoint";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useConfirmation } from "../forms/index.ts";
import { plainQuery, queryKeys } from "../live-data/index.ts";
import { useWorkplace } from "../workplace/index.ts";
import { useMetricsCalls } from "./metrics-calls.ts";

type Answer = DataOf<typeof metricsEndpoints.requestPremium>;

/** Whether the premium metrics are asked for: this device's memory until the server has said so. METRICS-11 */
export function usePremiumRequest() {
  const { profile } = useWorkplace();
  const calls = useMetricsCalls();
  const [stored] = useState(() => localPremiumRequested(localStorage, profile.cafeteriaId));
  const [isRemembered, setIsRemembered] = useState(() => stored.load() === true);
  const { data, failureReason } = useQuery(plainQuery(queryKeys.premiumRequest, calls.readPremiumRequest));
  const remember = (isRequested: boolean): void => {
    stored.save(isRequested);
    setIsRemembered(isRequested);
  };
  const isTold = data === undefined ? undefined : data.request !== null;
  useEffect(() => {
    if (isTold !== undefined) stored.save(isTold);
  }, [stored, isTold]);
  const edit = useConfirmation<Answer>({
    save: ({ key }) => calls.requestPremium({ body: {} }, { idempotencyKey: key }),
    // The cafeteria has the request, and it may have the metrics by now.
    changes: ["cafeteria"],
    onSaved: () => remember(true),
    onClose: () => undefined,
  });
  return {
    edit,
    isRequested: edit.isSaved || (isTold ?? isRemembered),
    /** undefined: not known, and so it may be tried. */
    isAvailable: data?.isAvailable,
    isLoading: data === undefined && failureReason === null,
  };
}
