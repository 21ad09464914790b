import type { TimeZone } from "@cantina/domain/kernel";
import { useQuery } from "@tanstack/react-query";
import { cashSettingsQuery } from "../../composition/desk/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/configuration.ts";
import { Loaded } from "../../ui/Loaded.tsx";
import { CashSettingsForm } from "./CashSettingsForm.tsx";
import { LastTopicChange } from "./TopicForm.tsx";

/** What the cafeteria decides about its drawers. */
export function CashTopic({ zone }: { readonly zone: TimeZone }) {
  const { sources } = useWorkplace();
  const { data, failureReason, refetch } = useQuery(cashSettingsQuery(sources));
  return (
    <Loaded
      data={data}
      failure={failureReason}
      errorTitle={texts.cashUnreadable}
      onRetry={() => void refetch()}
      height="180px"
    >
      {(settings) => (
        <>
          <CashSettingsForm
            settings={settings}
            readAnew={async () => {
              const read = await refetch();
              return read.isSuccess ? read.data : null;
            }}
          />
          <LastTopicChange topic="CASH" zone={zone} />
        </>
      )}
    </Loaded>
  );
}
