import { type Subscription, checkAssociationEntry, emptyAssociation } from "@cantina/domain/subscriptions";
import { useSubscriptionCalls } from "../../composition/desk/index.ts";
import { useEdit } from "../../composition/forms/index.ts";
import { EditDrawer } from "../../ui/EditDialog.tsx";
import { notify } from "../../ui/notify.ts";
import { AssociateFields, type AssociationForm } from "./AssociateFields.tsx";
import { dinersText } from "./subscription-texts.ts";

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
      const done = commensalIds.length === 1 ? "Se asoció" : "Se asociaron";
      void notify({ kind: "success", title: `${done} ${dinersText(commensalIds.length)} a ${name}.` });
      onClose();
    },
    onClose,
  });
  return (
    <EditDrawer edit={edit} title="Asociar comensales" submitText="Asociar">
      <AssociateFields subscriptions={subscriptions} edit={edit} />
    </EditDrawer>
  );
}
