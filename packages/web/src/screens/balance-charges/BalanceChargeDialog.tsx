import type { ClientAccount } from "@cantina/domain/clients";
import { useId } from "react";
import { useMoneyDesk } from "../../composition/use-money-desk.ts";
import { useRegisterNeed } from "../../composition/use-register-need.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { BalanceChargeForm } from "./BalanceChargeForm.tsx";

export interface BalanceChargeDialogProps {
  readonly client: ClientAccount;
  readonly onClose: () => void;
}

export function BalanceChargeDialog({ client, onClose }: BalanceChargeDialogProps) {
  const formId = useId();
  const isRegisterMissing = useRegisterNeed();
  const call = useMoneyDesk(onClose);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Recargar saldo"
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} busy={call.isSending} disabled={isRegisterMissing || !call.canAsk}>
            Recargar
          </Button>
        </>
      }
    >
      <BalanceChargeForm formId={formId} client={client} call={call} isRegisterMissing={isRegisterMissing} />
    </Dialog>
  );
}
