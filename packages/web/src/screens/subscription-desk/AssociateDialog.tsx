import { type Subscription, checkAssociationEntry, emptyAssociation } from "@cantina/domain/subscriptions";
import { useSubscriptionCalls } from "../../composition/desk/index.ts";
import { useEdit } from "../../composition/forms/index.ts";
import * as texts from "../../texts/subscription-dialogs.ts";
import * as list from "../../texts/subscription-desk.ts";
import * as words from "../../texts/words.ts";
import { EditDrawer } from "../../ui/EditDialog.tsx";
import { notify } from "../../ui/notify.ts";
import { AssociateFields, type AssociationForm } from "./AssociateFields.tsx";

export interface AssociateDialogProps {
  readonly subscriptions: readonly Subscription[];
  readonly onClose: () => void;
}

export function AssociateDialog({ subscriptions, onClose }: AssociateDialogProps) {
  const calls = useSubscriptionCalls();
  const edit = useEdit<AssociationForm>({
    former: { entry: emptyAssociation },
    check: checkAssociationEntry,
    save: ({ draft: { subscriptionId, commensalIds }, key }) =>
      calls.linkCommensals({ params: { subscriptionId }, body: { commensalIds } }, { idempotencyKey: key }),
    changes: ["subscription"],
    onSaved: ({ name }, { commensalIds }) => {
      void notify({ kind: "success", title: texts.linked(commensalIds.length, name) });
      onClose();
    },
    onClose,
  });
  return (
    <EditDrawer edit={edit} title={list.linkDiners} submitText={words.link}>
      <AssociateFields subscriptions={subscriptions} edit={edit} />
    </EditDrawer>
  );
}
