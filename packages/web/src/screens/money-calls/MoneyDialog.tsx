import type { ReactNode } from "react";
import type { MoneyForm } from "../../composition/forms/index.ts";
import { EditFrame } from "../../ui/EditFrame.tsx";
import { MoneyDeskNotice } from "./MoneyDeskNotice.tsx";

export interface MoneyDialogProps {
  readonly title: string;
  readonly submitText: string;
  readonly form: Omit<MoneyForm<object, object>, "type" | "reread">;
  /** Asked instead of telling why it was refused. */
  readonly question?: ReactNode;
  readonly children: ReactNode;
}

/** Where the seller's money call is asked for, and told of while it is there. */
export function MoneyDialog({ form, question, ...frame }: MoneyDialogProps) {
  return (
    <EditFrame {...frame} edit={form} isBlocked={form.isBlocked} notice={question || <MoneyDeskNotice form={form} />} />
  );
}
