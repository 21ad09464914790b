import {
  type Subscription,
  checkSubscriptionEntry,
  emptySubscription,
  subscriptionEntryOf,
} from "@cantina/domain/subscriptions";
import { compareNames } from "@cantina/domain/kernel";
import { useQuery } from "@tanstack/react-query";
import { productsQuery, queryKeys } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { useSubscriptionCalls } from "../../composition/desk/index.ts";
import * as texts from "../../texts/subscription-dialogs.ts";
import * as list from "../../texts/subscription-desk.ts";
import { ThingForm } from "../forms/index.ts";
import { SubscriptionFields, type SubscriptionForm } from "./SubscriptionFields.tsx";

export interface SubscriptionDialogProps {
  /** null: a new one. Else as it was when it was opened, whoever changes it meanwhile. */
  readonly subscription: Subscription | null;
  readonly onClose: () => void;
}

export function SubscriptionDialog({ subscription: known, onClose }: SubscriptionDialogProps) {
  const calls = useSubscriptionCalls();
  const { sources } = useWorkplace();
  const { data: products = [] } = useQuery(productsQuery(sources));
  const served = products
    .filter(({ type }) => type === "PRODUCT")
    .toSorted((one, other) => compareNames(one.name, other.name));
  return (
    <ThingForm<SubscriptionForm>
      isDrawer
      known={known}
      queryKey={queryKeys.subscriptions}
      texts={{ create: list.createSubscription, created: texts.created, saved: texts.saved }}
      entryOf={(subscription) => (subscription === null ? emptySubscription : subscriptionEntryOf(subscription))}
      check={checkSubscriptionEntry}
      save={(subscription, { draft, key }) =>
        subscription === null
          ? calls.createSubscription({ body: draft }, { idempotencyKey: key })
          : calls.updateSubscription(
              { params: { subscriptionId: subscription.id }, body: { ...draft, version: subscription.version } },
              { idempotencyKey: key },
            )
      }
      changes={["subscription"]}
      onClose={onClose}
    >
      {(edit) => <SubscriptionFields edit={edit} products={served} />}
    </ThingForm>
  );
}
