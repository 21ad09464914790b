import {
  type Supplier,
  type SupplierDraft,
  type SupplierEntry,
  type SupplierFaults,
  checkSupplier,
  inventoryLimits,
  supplierEntryOf,
} from "@cantina/domain/inventory";
import { textLimits } from "@cantina/domain/kernel";
import { useInventoryCalls } from "../../composition/desk/index.ts";
import type { FormOf } from "../../composition/forms/index.ts";
import { queryKeys } from "../../composition/live-data/index.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import { supplierFaultTexts } from "../../texts/inventory-texts.ts";
import * as texts from "../../texts/inventory-dialogs.ts";
import * as words from "../../texts/words.ts";
import { TextField } from "../../ui/TextField.tsx";
import { EntryDialog } from "./EntryDialog.tsx";

type SupplierForm = FormOf<SupplierEntry, SupplierDraft, SupplierFaults, Supplier>;

export interface SupplierDialogProps {
  /** null: a new one. */
  readonly supplier: Supplier | null;
  readonly onClose: () => void;
}

export function SupplierDialog({ supplier, onClose }: SupplierDialogProps) {
  const calls = useInventoryCalls();
  return (
    <EntryDialog<SupplierForm>
      kind="supplier"
      known={supplier}
      queryKey={queryKeys.suppliers}
      entryOf={supplierEntryOf}
      check={checkSupplier}
      save={(former, { draft, key }) =>
        former === null
          ? calls.createSupplier({ body: draft }, { idempotencyKey: key })
          : calls.changeSupplier(
              { params: { supplierId: former.id }, body: { ...draft, version: former.version } },
              { idempotencyKey: key },
            )
      }
      onClose={onClose}
    >
      {({ entry, faults: found, type: change }) => {
        const faults = toldFaults(found, supplierFaultTexts);
        return (
          <>
            <TextField
              label={words.name}
              maxLength={textLimits.name}
              value={entry.name}
              error={faults.name}
              onChange={(name) => change({ name })}
            />
            <TextField
              label={texts.phone}
              maxLength={inventoryLimits.phoneNumber}
              value={entry.phoneNumber}
              error={faults.phoneNumber}
              onChange={(phoneNumber) => change({ phoneNumber })}
            />
            <TextField
              label={texts.email}
              inputMode="text"
              type="email"
              maxLength={textLimits.name}
              value={entry.email}
              error={faults.email}
              onChange={(email) => change({ email })}
            />
          </>
        );
      }}
    </EntryDialog>
  );
}
