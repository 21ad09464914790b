import { useQuery } from "@tanstack/react-query";
import { Plus, UserRoundPlus } from "lucide-react";
import { Suspense, useState } from "react";
import { cafeteriaQuery, subscriptionsQuery } from "../../composition/live-data/index.ts";
import { useSubscriptionPayments } from "../../composition/desk/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/subscription-desk.ts";
import * as words from "../../texts/words.ts";
import * as screens from "../../texts/screens.ts";
import { Button } from "../../ui/Button.tsx";
import { CardsSkeleton } from "../../ui/CardGrid.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Page } from "../../ui/Page.tsx";
import { RowsSkeleton } from "../../ui/RowsSkeleton.tsx";
import { StaleBanner } from "../../ui/StaleBanner.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { useAddress } from "../../ui/use-address.ts";
import { useKeptPlace } from "../../ui/kept-place.ts";
import { MemberList } from "./MemberList.tsx";
import { SubscriptionList } from "./SubscriptionList.tsx";
import { UnpaidNotice } from "./parts/UnpaidNotice.tsx";
import { subscriptionFields } from "./subscription-address.ts";
import { AssociateDialog, SubscriptionDialog } from "./subscription-dialogs.ts";

const tabs = [
  { id: "subscriptions", label: screens.subscriptions },
  { id: "members", label: words.diners },
] as const;

/** What is charged each month, to whom, and who has not paid. */
export function SubscriptionsScreen() {
  useKeptPlace();
  const { sources } = useWorkplace();
  const [shown, change] = useAddress(subscriptionFields);
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const list = useQuery(subscriptionsQuery(sources, cafeteria?.features.includes("subscriptions") ?? false));
  const payments = useSubscriptionPayments();
  const [isAsking, setIsAsking] = useState(false);
  const close = (): void => setIsAsking(false);
  const ask = (): void => setIsAsking(true);
  const isList = shown.tab === "subscriptions";
  const { data: subscriptions, dataUpdatedAt } = list;
  // What stands in a tab needs both readings, its first one the list alone.
  const failed = list.failureReason === null && !isList && payments.data === undefined ? payments : list;
  const isRead = subscriptions !== undefined && (isList || payments.data !== undefined);
  const retry = (): void => void failed.refetch();
  return (
    <Page
      title={screens.subscriptions}
      action={
        <Button onClick={ask}>
          {isList ? <Plus aria-hidden /> : <UserRoundPlus aria-hidden />}
          {isList ? texts.createSubscription : texts.linkDiners}
        </Button>
      }
    >
      <Tabs label={texts.whatIsShown} tabs={tabs} selectedId={shown.tab} onSelect={(tab) => change({ tab })}>
        {isRead && failed.failureReason !== null && (
          <StaleBanner failure={failed.failureReason} readAt={dataUpdatedAt} onRetry={retry} />
        )}
        {!isRead && failed.failureReason !== null && (
          <ErrorState
            failure={failed.failureReason}
            title={texts.unreadable}
            detail={words.keepsTrying}
            isRetrying={failed.isFetching}
            onRetry={retry}
          />
        )}
        {!isRead && failed.failureReason === null && (isList ? <CardsSkeleton /> : <RowsSkeleton rows={4} />)}
        {isList && subscriptions !== undefined && (
          <>
            {payments.data !== undefined && (
              <UnpaidNotice payments={payments.data} onShow={() => change({ tab: "members", unpaid: true })} />
            )}
            <SubscriptionList
              subscriptions={subscriptions}
              editId={shown.edit}
              onEdit={(edit) => change({ edit })}
              onCreate={ask}
            />
          </>
        )}
        {!isList && subscriptions !== undefined && payments.data !== undefined && (
          <MemberList subscriptions={subscriptions} payments={payments.data} shown={shown} onChange={change} />
        )}
      </Tabs>
      <Suspense fallback={null}>
        {isAsking && isList && <SubscriptionDialog subscription={null} onClose={close} />}
        {isAsking && !isList && <AssociateDialog subscriptions={subscriptions ?? []} onClose={close} />}
      </Suspense>
    </Page>
  );
}
