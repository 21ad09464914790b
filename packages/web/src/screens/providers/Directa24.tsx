import { isAllowedLevel } from "@cantina/domain/access";
import type { TimeZone } from "@cantina/domain/kernel";
import { type Directa24Account, directa24Query, useDirecta24Calls } from "../../composition/desk/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as common from "../../texts/assigned-provider.ts";
import * as texts from "../../texts/directa24.ts";
import { featureNames } from "../../texts/feature-names.ts";
import { momentText } from "../../ui/local-moment.ts";
import { notify } from "../../ui/notify.ts";
import { DifferencesLink } from "../payment-differences/index.ts";
import { AssignedId } from "./AssignedId.tsx";
import { AssignedProvider } from "./AssignedProvider.tsx";
import { SurchargeFee } from "./SurchargeFee.tsx";

export interface Directa24Props {
  readonly account: Directa24Account;
  readonly zone: TimeZone;
}

/** The section of a cafeteria whose server reaches Directa24. */
export function Directa24({ account, zone }: Directa24Props) {
  const { sources, queries, profile } = useWorkplace();
  const calls = useDirecta24Calls();
  const { isAssigned, isLive, assignedAt } = account;
  const isHighest = isAllowedLevel("setDirecta24", profile.privilegeLevel);
  const show = (saved: Directa24Account): void => void queries.setQueryData(directa24Query(sources).queryKey, saved);
  return (
    <AssignedProvider
      name={featureNames.directa24}
      isAssigned={isAssigned}
      assignedDetail={texts.assignedDetail}
      missing={texts.missing}
      missingDetail={texts.missingDetail}
      facts={
        isLive === null || assignedAt === null
          ? []
          : [
              { label: texts.mode, value: isLive ? texts.live : texts.test },
              { label: common.assignedAt, value: momentText(assignedAt, zone) },
            ]
      }
      assigning={
        isHighest && (
          <AssignedId<Directa24Account>
            assignedId={account.subMerchantId}
            label={texts.subMerchantId}
            hint={texts.associateHint}
            missing={texts.subMerchantIdMissing}
            save={(subMerchantId, idempotencyKey) =>
              calls.setDirecta24Configuration({ body: { subMerchantId } }, { idempotencyKey })
            }
            onSaved={(saved) => {
              show(saved);
              void notify({ kind: "success", title: texts.associated });
            }}
          />
        )
      }
      link={<DifferencesLink />}
      fee={
        isHighest ? (
          <SurchargeFee<Directa24Account>
            account={account}
            hint={texts.surchargeHint}
            save={(body, idempotencyKey) => calls.setDirecta24Fee({ body }, { idempotencyKey })}
            onSaved={show}
          />
        ) : null
      }
    />
  );
}
