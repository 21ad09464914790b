import type { TimeZone } from "@cantina/domain/kernel";
import { type Directa24Account, directa24Query, useDirecta24Calls } from "../../composition/desk/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { featureNames } from "../../texts/feature-names.ts";
import { section } from "../../texts/directa24.ts";
import { HostedProvider } from "./HostedProvider.tsx";

export interface Directa24Props {
  readonly account: Directa24Account;
  readonly zone: TimeZone;
}

/** The section of a cafeteria whose server reaches Directa24. */
export function Directa24(props: Directa24Props) {
  const { sources, queries } = useWorkplace();
  const calls = useDirecta24Calls();
  return (
    <HostedProvider<Directa24Account>
      {...props}
      name={featureNames.directa24}
      texts={section}
      area="setDirecta24"
      assignedId={props.account.subMerchantId}
      saveId={(subMerchantId, how) => calls.setDirecta24Configuration({ body: { subMerchantId } }, how)}
      saveFee={(body, how) => calls.setDirecta24Fee({ body }, how)}
      onSaved={(saved) => void queries.setQueryData(directa24Query(sources).queryKey, saved)}
    />
  );
}
