import type { IdempotencyKey, Result } from "@cantina/domain/kernel";
import { useConfirmation } from "../../composition/forms/index.ts";
import type { Change } from "../../composition/live-data/index.ts";
import type { ApiFailure } from "../../failures/failure.ts";
import { EditConfirm, type EditConfirmProps } from "../../ui/EditConfirm.tsx";
import { type Notification, notify } from "../../ui/notify.ts";

export interface ConfirmationProps<Saved> extends Omit<EditConfirmProps, "edit"> {
  readonly save: (attempt: { readonly key: IdempotencyKey }) => Promise<Result<Saved, ApiFailure>>;
  /** What it changes; all that shows it is read again, however it ended. */
  readonly changes: readonly Change[];
  /** What is told once it is done. */
  readonly told: (saved: Saved) => Notification;
  /** Before it is told and closed. */
  readonly onDone?: (saved: Saved) => void;
  /** Also when it is done. */
  readonly onClose: () => void;
}

/** A form without fields: confirmed, told of and closed, or left. */
export function Confirmation<Saved>(props: ConfirmationProps<Saved>) {
  const { save, changes, told, onDone, onClose, ...dialog } = props;
  const edit = useConfirmation<Saved>({
    save,
    changes,
    onSaved: (saved) => {
      onDone?.(saved);
      void notify(told(saved));
      onClose();
    },
    onClose,
  });
  return <EditConfirm edit={edit} {...dialog} />;
}
