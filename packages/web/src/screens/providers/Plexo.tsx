import type { TimeZone } from "@cantina/domain/kernel";
import { type PlexoAccount, plexoQuery, usePlexoCalls } from "../../composition/desk/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { featureNames } from "../../texts/feature-names.ts";
import { section } from "../../texts/plexo.ts";
import { HostedProvider } from "./HostedProvider.tsx";

export interface PlexoProps {
  readonly account: PlexoAccount;
  readonly zone: TimeZone;
}

/** The section of a cafeteria whose server reaches Plexo. */
export function Plexo(props: PlexoProps) {
  const { sources, queries } = useWorkplace();
  const calls = usePlexoCalls();
  return (
    <HostedProvider<PlexoAccount>
      {...props}
      name={featureNames.plexo}
      texts={section}
      area="setPlexo"
      assignedId={props.account.commerceId}
      saveId={(commerceId, how) => calls.setPlexoConfiguration({ body: { commerceId } }, how)}
      saveFee={(body, how) => calls.setPlexoFee({ body }, how)}
      onSaved={(saved) => void queries.setQueryData(plexoQuery(sources).queryKey, saved)}
    />
  );
}
