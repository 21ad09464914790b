import { type Cafeteria, serviceStanding } from "@cantina/domain/cafeteria";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { type MattildaAccount, mattildaQuery } from "../../composition/desk/index.ts";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as mattilda from "../../texts/mattilda.ts";
import * as texts from "../../texts/payouts.ts";
import * as screens from "../../texts/screens.ts";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Page } from "../../ui/Page.tsx";
import { RowsSkeleton } from "../../ui/RowsSkeleton.tsx";
import { NoAccount, NoService } from "./NoPayouts.tsx";
import { Payouts } from "./Payouts.tsx";

/** What Mattilda paid out to the canteen. PAYOUT-01 PAYOUT-04 */
export function PayoutsScreen() {
  const { sources } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const { data: account, failureReason, isFetching, refetch } = useQuery(mattildaQuery(sources));
  const isRead = account !== undefined && cafeteria !== undefined;
  return (
    <Page title={screens.payouts}>
      <Box fontSize="14px" color="fg.muted" maxW="80ch" textWrap="pretty">
        {texts.lead}
      </Box>
      {account === undefined && failureReason !== null && (
        <ErrorState
          failure={failureReason}
          title={mattilda.unreadable}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!isRead && failureReason === null && <RowsSkeleton rows={10} />}
      {isRead && <OfAccount account={account} cafeteria={cafeteria} />}
    </Page>
  );
}

interface OfAccountProps {
  readonly account: MattildaAccount;
  readonly cafeteria: Cafeteria;
}

function OfAccount({ account, cafeteria }: OfAccountProps) {
  const configured = account.isAvailable && account.tellsPayouts ? (["mattilda"] as const) : [];
  const standing = serviceStanding("mattilda", { ...cafeteria, configured });
  if (standing !== "CONFIGURED") return <NoService standing={standing} />;
  return account.isAssigned ? <Payouts account={account} /> : <NoAccount />;
}
