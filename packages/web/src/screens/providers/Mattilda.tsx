import type { TimeZone } from "@cantina/domain/kernel";
import { Link } from "@tanstack/react-router";
import { Landmark } from "lucide-react";
import { type MattildaAccount, mattildaQuery, useMattildaCalls } from "../../composition/desk/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { featureNames } from "../../texts/feature-names.ts";
import { section } from "../../texts/mattilda.ts";
import * as screens from "../../texts/screens.ts";
import { Button } from "../../ui/Button.tsx";
import { AssignedProvider } from "./AssignedProvider.tsx";

export interface MattildaProps {
  readonly account: MattildaAccount;
  readonly zone: TimeZone;
}

/** The section of a cafeteria whose server reaches Mattilda. */
export function Mattilda(props: MattildaProps) {
  const { sources, queries } = useWorkplace();
  const calls = useMattildaCalls();
  return (
    <AssignedProvider<MattildaAccount>
      {...props}
      name={featureNames.mattilda}
      texts={section}
      area="setMattilda"
      assignedId={props.account.merchantId}
      link={
        <Button asChild variant="outline" colorPalette="gray">
          <Link to="/mattilda-payouts">
            <Landmark aria-hidden />
            {screens.payouts}
          </Link>
        </Button>
      }
      saveId={(merchantId, how) => calls.setMattildaConfiguration({ body: { merchantId } }, how)}
      saveFee={(body, how) => calls.setMattildaFee({ body }, how)}
      onSaved={(saved) => void queries.setQueryData(mattildaQuery(sources).queryKey, saved)}
    />
  );
}
