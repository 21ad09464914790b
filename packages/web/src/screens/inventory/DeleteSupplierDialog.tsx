import type { Supplier } from "@cantina/domain/inventory";
import { useInventoryCalls } from "../../composition/desk/index.ts";
import { useConfirmation } from "../../composition/forms/index.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import * as texts from "../../texts/inventory-dialogs.ts";
import * as list from "../../texts/inventory.ts";
import * as words from "../../texts/words.ts";
import { EditConfirm } from "../../ui/EditConfirm.tsx";
import { notify } from "../../ui/notify.ts";

export interface DeleteSupplierDialogProps {
  readonly supplier: Supplier;
  readonly onClose: () => void;
}

export function DeleteSupplierDialog({ supplier: { id, name }, onClose }: DeleteSupplierDialogProps) {
  const calls = useInventoryCalls();
  const deletion = useConfirmation({
    save: ({ key }) => calls.deleteSupplier({ params: { supplierId: id } }, { idempotencyKey: key }),
    changes: ["supplier"],
    onSaved: () => {
      void notify({ kind: "success", title: texts.supplierDeleted(name) });
      onClose();
    },
    onClose,
  });
  return (
    <EditConfirm
      edit={deletion}
      title={words.deleteNamed(name)}
      confirmLabel={list.deleteSupplier}
      textOf={(failure) => texts.supplierNotDeleted(sentenceOf(failure))}
    >
      {texts.supplierDeletionHint}
    </EditConfirm>
  );
}
