import type { Subscription } from "@cantina/domain/subscriptions";
import { useId } from "react";
import { queryKeys } from "../../composition/queries.ts";
import { useSubscriptionDesk } from "../../composition/subscription-desk.ts";
import { useDeskCall } from "../../composition/use-desk-call.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
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
  const formId = useId();
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
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title="Asociar comensales"
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={close}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} busy={linking.isSending}>
            Asociar
          </Button>
        </>
      }
    >
      <AssociateForm
        formId={formId}
        subscriptions={subscriptions}
        failure={linking.failure === null ? null : sentenceOf(linking.failure)}
        onSubmit={(association) => {
          if (!linking.isSending) linking.send(association);
        }}
      />
    </Dialog>
  );
}
