import { isAllowedLevel } from "@cantina/domain/access";
import { useQuery } from "@tanstack/react-query";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/configuration.ts";
import * as screens from "../../texts/screens.ts";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Page } from "../../ui/Page.tsx";
import { StaleNotice } from "../../ui/StaleNotice.tsx";
import { Topics, TopicsSkeleton } from "../../ui/Topics.tsx";
import { tabField } from "../../ui/address-field.ts";
import { useAddress } from "../../ui/use-address.ts";
import { useKeptPlace } from "../../ui/kept-place.ts";
import { type TopicId, topicIds, topicsOf } from "./topics-of.tsx";

const fields = { topic: tabField<TopicId | "">(["", ...topicIds], "") };

export function ConfigurationScreen() {
  useKeptPlace();
  const [{ topic }, change] = useAddress(fields);
  const { sources, profile } = useWorkplace();
  const {
    data: cafeteria,
    failureReason,
    refetch,
    isFetching,
  } = useQuery({
    ...cafeteriaQuery(sources),
    // What is changed here must not be what this device kept from before.
    refetchOnMount: "always",
  });
  return (
    <Page title={screens.configuration}>
      {cafeteria === undefined && failureReason === null && <TopicsSkeleton />}
      {cafeteria === undefined && failureReason !== null && (
        <ErrorState
          failure={failureReason}
          title={texts.unreadable}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {cafeteria !== undefined && failureReason !== null && (
        <StaleNotice failure={failureReason}>{texts.maybeStale}</StaleNotice>
      )}
      {cafeteria !== undefined && (
        <Topics<TopicId>
          shownId={topic}
          onShow={(shown) => change({ topic: shown })}
          topics={topicsOf({
            cafeteria,
            isSystemAdministrator: isAllowedLevel("administerCafeterias", profile.privilegeLevel),
          })}
        />
      )}
    </Page>
  );
}
