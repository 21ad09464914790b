import type { TimeZone } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { Link } from "@tanstack/react-router";
import { Landmark } from "lucide-react";
import { type MattildaAccount, mattildaQuery, useMattildaCalls } from "../../composition/desk/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { featureNames } from "../../texts/feature-names.ts";
import * as common from "../../texts/hosted-provider.ts";
import * as texts from "../../texts/mattilda.ts";
import * as screens from "../../texts/screens.ts";
import { Button } from "../../ui/Button.tsx";
import { DifferencesLink } from "../payment-differences/index.ts";
import { AssignedProvider, type AssignedProviderProps } from "./AssignedProvider.tsx";

export interface MattildaProps {
  readonly account: MattildaAccount;
  readonly zone: TimeZone;
}

/** The section of a cafeteria whose server reaches Mattilda: families pay by it, its payouts are seen, or both. */
export function Mattilda(props: MattildaProps) {
  const { sources, queries } = useWorkplace();
  const calls = useMattildaCalls();
  const { account } = props;
  return (
    <AssignedProvider<MattildaAccount>
      {...props}
      name={featureNames.mattilda}
      texts={account.takesPayments ? texts.paying : texts.section}
      area="setMattilda"
      assignedId={account.merchantId}
      facts={factsOf(account)}
      link={
        <Box display="flex" flexWrap="wrap" gap="2">
          {account.takesPayments && <DifferencesLink />}
          {account.tellsPayouts && <PayoutsLink />}
        </Box>
      }
      saveId={(merchantId, how) => calls.setMattildaConfiguration({ body: { merchantId } }, how)}
      saveFee={(body, how) => calls.setMattildaFee({ body }, how)}
      onSaved={(saved) => void queries.setQueryData(mattildaQuery(sources).queryKey, saved)}
    />
  );
}

function factsOf({ isLive, noticeUrl }: MattildaAccount): NonNullable<AssignedProviderProps<MattildaAccount>["facts"]> {
  return [
    ...(isLive === null ? [] : [{ label: common.mode, value: isLive ? common.live : common.test }]),
    ...(noticeUrl === null ? [] : [{ label: texts.noticeUrl, value: noticeUrl }]),
  ];
}

const PayoutsLink = () => (
  <Button asChild variant="outline" colorPalette="gray">
    <Link to="/mattilda-payouts">
      <Landmark aria-hidden />
      {screens.payouts}
    </Link>
  </Button>
);
