import type { Subscription } from "@cantina/domain/subscriptions";
import { CalendarClock } from "lucide-react";
import { Suspense, useState } from "react";
import * as texts from "../../texts/subscription-desk.ts";
import * as screens from "../../texts/screens.ts";
import * as its from "../../texts/subscription-words.ts";
import { Button } from "../../ui/Button.tsx";
import { CardGrid } from "../../ui/CardGrid.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { useOpened } from "../../ui/use-opened.ts";
import { SubscriptionCard } from "./parts/SubscriptionCard.tsx";
import { DeleteSubscriptionDialog, SubscriptionDialog } from "./subscription-dialogs.ts";
import { useSwitch } from "./use-switch.ts";

export interface SubscriptionListProps {
  readonly subscriptions: readonly Subscription[];
  /** "": none. */
  readonly editId: string;
  readonly onEdit: (subscriptionId: string) => void;
  readonly onCreate: () => void;
}

const isActive = ({ status }: Subscription): boolean => status === "ENABLED";

export function SubscriptionList({ subscriptions, editId, onEdit, onCreate }: SubscriptionListProps) {
  const edited = useOpened(subscriptions, editId);
  const [leaving, setLeaving] = useState<Subscription | null>(null);
  const switchIt = useSwitch();

  if (subscriptions.length === 0)
    return (
      <EmptyState
        icon={<CalendarClock />}
        title={texts.none}
        detail={texts.noneHint}
        action={<Button onClick={onCreate}>{its.createFirst}</Button>}
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
              onDelete={() => setLeaving(subscription)}
              onToggle={() => switchIt(subscription)}
            />
          ))}
      </CardGrid>
      <Suspense fallback={null}>
        {edited !== null && <SubscriptionDialog key={edited.id} subscription={edited} onClose={() => onEdit("")} />}
        {leaving !== null && <DeleteSubscriptionDialog subscription={leaving} onClose={() => setLeaving(null)} />}
      </Suspense>
    </>
  );
}
