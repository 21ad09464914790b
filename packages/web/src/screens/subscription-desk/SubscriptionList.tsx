import type { Subscription } from "@cantina/domain/subscriptions";
import { CalendarClock } from "lucide-react";
import { Suspense, useState } from "react";
import * as texts from "../../texts/subscription-desk.ts";
import * as screens from "../../texts/screens.ts";
import * as offers from "../../texts/offers.ts";
import { Button } from "../../ui/Button.tsx";
import { CardGrid } from "../../ui/CardGrid.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { useOpened } from "../../ui/use-opened.ts";
import { SubscriptionCard } from "./parts/SubscriptionCard.tsx";
import { DeleteSubscriptionDialog, SubscriptionDialog, SwitchSubscriptionDialog } from "./subscription-dialogs.ts";

export interface SubscriptionListProps {
  readonly subscriptions: readonly Subscription[];
  /** "": none. */
  readonly editId: string;
  readonly onEdit: (subscriptionId: string) => void;
  readonly onCreate: () => void;
}

type Asked = { readonly what: "switch" | "delete"; readonly subscription: Subscription };

const isActive = ({ status }: Subscription): boolean => status === "ENABLED";

export function SubscriptionList({ subscriptions, editId, onEdit, onCreate }: SubscriptionListProps) {
  const edited = useOpened(subscriptions, editId);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = (): void => setAsked(null);

  if (subscriptions.length === 0)
    return (
      <EmptyState
        icon={<CalendarClock />}
        title={texts.none}
        detail={texts.noneHint}
        action={<Button onClick={onCreate}>{offers.createFirst}</Button>}
      />
    );
  return (
    <>
      <CardGrid label={screens.subscriptions}>
        {subscriptions
          .toSorted((a, b) => Number(isActive(b)) - Number(isActive(a)))
          .map((subscription) => (
            <SubscriptionCard
              key={subscription.id}
              subscription={subscription}
              onEdit={() => onEdit(subscription.id)}
              onDelete={() => setAsked({ what: "delete", subscription })}
              onToggle={() => setAsked({ what: "switch", subscription })}
            />
          ))}
      </CardGrid>
      <Suspense fallback={null}>
        {edited !== null && <SubscriptionDialog key={edited.id} subscription={edited} onClose={() => onEdit("")} />}
        {asked?.what === "delete" && <DeleteSubscriptionDialog subscription={asked.subscription} onClose={close} />}
        {asked?.what === "switch" && <SwitchSubscriptionDialog subscription={asked.subscription} onClose={close} />}
      </Suspense>
    </>
  );
}
