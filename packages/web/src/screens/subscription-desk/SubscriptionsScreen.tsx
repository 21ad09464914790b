import { useQuery } from "@tanstack/react-query";
import { Plus, UserRoundPlus } from "lucide-react";
import { Suspense, useState } from "react";
import { cafeteriaQuery, subscriptionsQuery } from "../../composition/live-data/index.ts";
import { useSubscriptionPayments } from "../../composition/desk/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { Button } from "../../ui/Button.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Page } from "../../ui/Page.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StaleBanner } from "../../ui/StaleBanner.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { MemberList } from "./MemberList.tsx";
import { SubscriptionList } from "./SubscriptionList.tsx";
import { UnpaidNotice } from "./parts/UnpaidNotice.tsx";
import { AssociateDialog, SubscriptionDialog } from "./subscription-dialogs.ts";

type Shown = "subscriptions" | "members";
const tabs = [
  { id: "subscriptions", label: "Mensualidades" },
  { id: "members", label: "Comensales" },
] as const;

/** What is charged each month, to whom, and who has not paid. */
export function SubscriptionsScreen() {
  const { sources } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const list = useQuery(subscriptionsQuery(sources, cafeteria?.features.includes("subscriptions") ?? false));
  const { data: payments } = useSubscriptionPayments();
  const [shown, setShown] = useState<Shown>("subscriptions");
  const [isUnpaidOnly, setIsUnpaidOnly] = useState(false);
  const [asked, setAsked] = useState<"create" | "associate" | null>(null);
  const close = (): void => setAsked(null);
  const { data: subscriptions, failureReason, refetch, isFetching, dataUpdatedAt } = list;
  return (
    <Page
      title="Mensualidades"
      action={
        shown === "subscriptions" ? (
          <Button onClick={() => setAsked("create")}>
            <Plus aria-hidden />
            Crear mensualidad
          </Button>
        ) : (
          <Button onClick={() => setAsked("associate")}>
            <UserRoundPlus aria-hidden />
            Asociar comensales
          </Button>
        )
      }
    >
      <Tabs<Shown> label="Qué se muestra" tabs={tabs} selectedId={shown} onSelect={setShown}>
        {subscriptions !== undefined && failureReason !== null && (
          <StaleBanner failure={failureReason} readAt={dataUpdatedAt} onRetry={() => void refetch()} />
        )}
        {subscriptions === undefined && failureReason !== null && (
          <ErrorState
            failure={failureReason}
            title="No se pudieron leer las mensualidades"
            detail="Se sigue intentando. Compruebe si se encuentra conectado a internet."
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {subscriptions === undefined && failureReason === null && <Skeleton height="240px" borderRadius="18px" />}
        {subscriptions !== undefined && payments !== undefined && shown === "subscriptions" && (
          <UnpaidNotice
            payments={payments}
            onShow={() => {
              setShown("members");
              setIsUnpaidOnly(true);
            }}
          />
        )}
        {subscriptions !== undefined && shown === "subscriptions" && (
          <SubscriptionList subscriptions={subscriptions} onCreate={() => setAsked("create")} />
        )}
        {subscriptions !== undefined && shown === "members" && (
          <MemberList
            subscriptions={subscriptions}
            payments={payments}
            isUnpaidOnly={isUnpaidOnly}
            onUnpaidOnly={setIsUnpaidOnly}
          />
        )}
      </Tabs>
      <Suspense fallback={null}>
        {asked === "create" && <SubscriptionDialog subscription={null} onClose={close} />}
        {asked === "associate" && <AssociateDialog subscriptions={subscriptions ?? []} onClose={close} />}
      </Suspense>
    </Page>
  );
}
