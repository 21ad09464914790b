import type { MoneyForm } from "../../composition/forms/index.ts";
import { EditFrame, type EditFrameProps } from "../../ui/EditFrame.tsx";
import { MoneyDeskNotice } from "./MoneyDeskNotice.tsx";

export interface MoneyDialogProps extends Pick<
  EditFrameProps,
  "title" | "submitText" | "question" | "comesByItself" | "openedFrom" | "children"
> {
  readonly form: Omit<MoneyForm<object, object>, "type" | "reread">;
}

/** Where the seller's money call is asked for, and told of while it is there. */
export const MoneyDialog = ({ form, ...frame }: MoneyDialogProps) => (
  <EditFrame {...frame} edit={form} isBlocked={form.isBlocked} notice={<MoneyDeskNotice form={form} />} />
);
