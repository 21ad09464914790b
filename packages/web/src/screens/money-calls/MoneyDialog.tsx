import type { ReactNode } from "react";
import type { MoneyDeskCall } from "../../composition/use-money-desk.ts";
import { FormDialog } from "../../ui/FormDialog.tsx";

export interface MoneyDialogProps {
  readonly title: string;
  readonly submitText: string;
  readonly call: MoneyDeskCall;
  /** It can't be asked for as it is. */
  readonly isBlocked: boolean;
  readonly onClose: () => void;
  readonly children: (formId: string) => ReactNode;
}

/** Where the seller's money call is asked for, and told of while it is there. */
export function MoneyDialog({ call, isBlocked, ...dialog }: MoneyDialogProps) {
  return <FormDialog {...dialog} isOpen isSending={call.isSending} isBlocked={isBlocked || !call.canAsk} />;
}
