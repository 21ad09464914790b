import type { Supplier } from "@cantina/domain/inventory";
import { useInventoryCalls } from "../../composition/desk/index.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import * as texts from "../../texts/inventory-dialogs.ts";
import * as list from "../../texts/inventory.ts";
import * as words from "../../texts/words.ts";
import { Confirmation } from "../forms/index.ts";

export interface DeleteSupplierDialogProps {
  readonly supplier: Supplier;
  readonly onClose: () => void;
}

export function DeleteSupplierDialog({ supplier: { id, name }, onClose }: DeleteSupplierDialogProps) {
  const calls = useInventoryCalls();
  return (
    <Confirmation
      title={words.deleteNamed(name)}
      confirmLabel={list.deleteSupplier}
      save={({ key }) => calls.deleteSupplier({ params: { supplierId: id } }, { idempotencyKey: key })}
      changes={["supplier"]}
      told={() => ({ kind: "success", title: texts.supplierDeleted(name) })}
      textOf={(failure) => texts.supplierNotDeleted(sentenceOf(failure))}
      onClose={onClose}
    >
      {texts.supplierDeletionHint}
    </Confirmation>
  );
}
