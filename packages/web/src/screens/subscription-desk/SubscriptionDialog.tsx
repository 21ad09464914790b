import {
  type Subscription,
  checkSubscriptionEntry,
  emptySubscription,
  subscriptionEntryOf,
} from "@cantina/domain/subscriptions";
import { queryKeys } from "../../composition/live-data/index.ts";
import { useSubscriptionCalls } from "../../composition/desk/index.ts";
import { useEdit } from "../../composition/forms/index.ts";
import * as texts from "../../texts/subscription-dialogs.ts";
import * as list from "../../texts/subscription-desk.ts";
import * as words from "../../texts/words.ts";
import { EditDrawer } from "../../ui/EditDialog.tsx";
import { type FormPlace, Rereadable } from "../../ui/Rereadable.tsx";
import { notify } from "../../ui/notify.ts";
import { SubscriptionFields, type SubscriptionForm } from "./SubscriptionFields.tsx";

export interface SubscriptionDialogProps {
  /** null: a new one. Else as it was when it was opened, whoever changes it meanwhile. */
  readonly subscription: Subscription | null;
  readonly onClose: () => void;
}

export const SubscriptionDialog = ({ subscription: known, onClose }: SubscriptionDialogProps) => (
  <Rereadable known={known} queryKey={queryKeys.subscriptions}>
    {(subscription, place) => <SubscriptionEdit {...place} subscription={subscription} onClose={onClose} />}
  </Rereadable>
);

function SubscriptionEdit({ subscription, onClose, ...place }: SubscriptionDialogProps & FormPlace) {
  const calls = useSubscriptionCalls();
  const isNew = subscription === null;
  const edit = useEdit<SubscriptionForm>({
    former: { entry: isNew ? emptySubscription : subscriptionEntryOf(subscription), version: subscription?.version },
    check: checkSubscriptionEntry,
    save: ({ draft, key }) =>
      isNew
        ? calls.createSubscription({ body: draft }, { idempotencyKey: key })
        : calls.updateSubscription(
            { params: { subscriptionId: subscription.id }, body: { ...draft, version: subscription.version } },
            { idempotencyKey: key },
          ),
    changes: ["subscription"],
    onSaved: ({ name }) => {
      void notify({ kind: "success", title: isNew ? texts.created(name) : texts.saved(name) });
      onClose();
    },
    onClose,
  });
  return (
    <EditDrawer
      {...place}
      edit={edit}
      title={isNew ? list.createSubscription : words.editNamed(subscription.name)}
      submitText={isNew ? words.create : words.save}
    >
      <SubscriptionFields edit={edit} />
    </EditDrawer>
  );
}
