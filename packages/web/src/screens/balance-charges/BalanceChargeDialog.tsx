import type { ClientAccount } from "@cantina/domain/clients";
import { useMoneyDesk } from "../../composition/use-money-desk.ts";
import { useRegisterNeed } from "../../composition/use-register-need.ts";
import { MoneyDialog } from "../money-calls/index.ts";
import { BalanceChargeForm } from "./BalanceChargeForm.tsx";

export interface BalanceChargeDialogProps {
  readonly client: ClientAccount;
  readonly onClose: () => void;
}

export function BalanceChargeDialog({ client, onClose }: BalanceChargeDialogProps) {
  const isRegisterMissing = useRegisterNeed();
  const call = useMoneyDesk(onClose);
  return (
    <MoneyDialog
      title="Recargar saldo"
      submitText="Recargar"
      call={call}
      isBlocked={isRegisterMissing}
      onClose={onClose}
    >
      {(formId) => (
        <BalanceChargeForm formId={formId} client={client} call={call} isRegisterMissing={isRegisterMissing} />
      )}
    </MoneyDialog>
  );
}
