import type { Subscription } from "@cantina/domain/subscriptions";
import { queryKeys } from "../../composition/queries.ts";
import { useSubscriptionDesk } from "../../composition/subscription-desk.ts";
import { useDeskCall } from "../../composition/use-desk-call.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { FormDialog } from "../../ui/FormDialog.tsx";
import { notify } from "../../ui/notify.ts";
import { AssociateForm } from "./AssociateForm.tsx";
import type { Association } from "./associate-faults.ts";
import { dinersText } from "./subscription-texts.ts";

export interface AssociateDialogProps {
  readonly isOpen: boolean;
  readonly subscriptions: readonly Subscription[];
  readonly onClose: () => void;
}

export function AssociateDialog({ isOpen, subscriptions, onClose }: AssociateDialogProps) {
  const desk = useSubscriptionDesk();
  const linking = useDeskCall({
    call: ({ subscriptionId, commensalIds }: Association) => desk.linkCommensals(subscriptionId, commensalIds),
    rereads: [queryKeys.subscriptions, queryKeys.subscriptionPayments],
    onDone: ({ name }, { commensalIds }) => {
      const done = commensalIds.length === 1 ? "Se asoció" : "Se asociaron";
      void notify({ kind: "success", title: `${done} ${dinersText(commensalIds.length)} a ${name}.` });
      onClose();
    },
  });
  function close(): void {
    linking.reset();
    onClose();
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={close}
      title="Asociar comensales"
      submitText="Asociar"
      isSending={linking.isSending}
    >
      {(formId) => (
        <AssociateForm
          formId={formId}
          subscriptions={subscriptions}
          failure={linking.failure === null ? null : sentenceOf(linking.failure)}
          onSubmit={(association) => {
            if (!linking.isSending) linking.send(association);
          }}
        />
      )}
    </FormDialog>
  );
}
