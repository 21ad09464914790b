import { isAllowedLevel } from "@cantina/domain/access";
import type { TimeZone } from "@cantina/domain/kernel";
import { Link } from "@tanstack/react-router";
import { Landmark } from "lucide-react";
import { type MattildaAccount, mattildaQuery, useMattildaCalls } from "../../composition/desk/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as common from "../../texts/assigned-provider.ts";
import { featureNames } from "../../texts/feature-names.ts";
import * as texts from "../../texts/mattilda.ts";
import * as screens from "../../texts/screens.ts";
import { Button } from "../../ui/Button.tsx";
import { momentText } from "../../ui/local-moment.ts";
import { notify } from "../../ui/notify.ts";
import { AssignedId } from "./AssignedId.tsx";
import { AssignedProvider } from "./AssignedProvider.tsx";
import { SurchargeFee } from "./SurchargeFee.tsx";

export interface MattildaProps {
  readonly account: MattildaAccount;
  readonly zone: TimeZone;
}

/** The section of a cafeteria whose server reaches Mattilda. */
export function Mattilda({ account, zone }: MattildaProps) {
  const { sources, queries, profile } = useWorkplace();
  const calls = useMattildaCalls();
  const { isAssigned, assignedAt } = account;
  const isHighest = isAllowedLevel("setMattilda", profile.privilegeLevel);
  const show = (saved: MattildaAccount): void => void queries.setQueryData(mattildaQuery(sources).queryKey, saved);
  return (
    <AssignedProvider
      name={featureNames.mattilda}
      isAssigned={isAssigned}
      assignedDetail={texts.assignedDetail}
      missing={texts.missing}
      missingDetail={texts.missingDetail}
      facts={assignedAt === null ? [] : [{ label: common.assignedAt, value: momentText(assignedAt, zone) }]}
      assigning={
        isHighest && (
          <AssignedId<MattildaAccount>
            assignedId={account.merchantId}
            label={texts.merchantId}
            hint={texts.associateHint}
            missing={texts.merchantIdMissing}
            save={(merchantId, idempotencyKey) =>
              calls.setMattildaConfiguration({ body: { merchantId } }, { idempotencyKey })
            }
            onSaved={(saved) => {
              show(saved);
              void notify({ kind: "success", title: texts.associated });
            }}
          />
        )
      }
      link={
        <Button asChild variant="outline" colorPalette="gray">
          <Link to="/mattilda-payouts">
            <Landmark aria-hidden />
            {screens.payouts}
          </Link>
        </Button>
      }
      fee={
        isHighest ? (
          <SurchargeFee<MattildaAccount>
            account={account}
            hint={texts.surchargeHint}
            save={(body, idempotencyKey) => calls.setMattildaFee({ body }, { idempotencyKey })}
            onSaved={show}
          />
        ) : null
      }
    />
  );
}
