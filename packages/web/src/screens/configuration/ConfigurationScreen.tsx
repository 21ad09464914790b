import { useQuery } from "@tanstack/react-query";
import { Banknote, GraduationCap } from "lucide-react";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/configuration.ts";
import * as screens from "../../texts/screens.ts";
import * as words from "../../texts/words.ts";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { StaleNotice } from "../../ui/StaleNotice.tsx";
import { Page } from "../../ui/Page.tsx";
import { type Topic, Topics, TopicsSkeleton } from "../../ui/Topics.tsx";
import { tabField } from "../../ui/address-field.ts";
import { useAddress } from "../../ui/use-address.ts";
import { CashTopic } from "./CashTopic.tsx";
import { ClassesTopic } from "./ClassesTopic.tsx";

const topicIds = ["classes", "cash"] as const;
type TopicId = (typeof topicIds)[number];
const fields = { topic: tabField<TopicId | "">(["", ...topicIds], "") };

const cash: Topic<TopicId> = {
  id: "cash",
  title: texts.cash,
  detail: texts.cashLead,
  icon: <Banknote aria-hidden size={20} />,
  card: <CashTopic />,
};

export function ConfigurationScreen() {
  const [{ topic }, change] = useAddress(fields);
  const { sources } = useWorkplace();
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
          topics={[
            {
              id: "classes",
              title: words.classes,
              detail: texts.classesLead,
              icon: <GraduationCap aria-hidden size={20} />,
              card: <ClassesTopic classes={cafeteria.classes} />,
            },
            ...(cafeteria.features.includes("flowControl") ? [cash] : []),
          ]}
        />
      )}
    </Page>
  );
}
