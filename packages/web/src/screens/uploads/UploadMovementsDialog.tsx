import { compareNames, formatMoney, id } from "@cantina/domain/kernel";
import { fileUnit, movementColumns, preparedGroup } from "@cantina/domain/uploads";
import { useQuery } from "@tanstack/react-query";
import {
  type MovementUpload,
  consumablesQuery,
  suppliersQuery,
  uploadCalls,
  useInventoryCalls,
} from "../../composition/desk/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as movements from "../../texts/inventory-movements.ts";
import { amountOf } from "../../texts/inventory-texts.ts";
import { alsoTakes, leavesAfter, movementUploadTexts, template, untouched } from "../../texts/movement-uploads.ts";
import * as screens from "../../texts/screens.ts";
import * as words from "../../texts/words.ts";
import { UploadDialog } from "./UploadDialog.tsx";
import { saveTemplate } from "./save-upload-files.ts";
import type { UploadKind, UploadsProps } from "./upload-kind.ts";
import { shownMovements } from "./uploaded.ts";

type Kind = UploadKind<MovementUpload, MovementUpload["movements"][number]>;

/** What is to be known of a file besides its rows. */
function remarkOn({ untouched: left, movements: planned }: MovementUpload): string | null {
  const remarks = [
    ...(left === 0 ? [] : [untouched(left)]),
    ...(planned.some(({ reason }) => reason === "PREPARATION") ? [alsoTakes] : []),
  ];
  return remarks.length === 0 ? null : remarks.join(" ");
}

/** Buys supplies and prepares what is made of them from an Excel file, whose template names each with its unit. */
export function UploadMovementsDialog(props: UploadsProps) {
  const { sources } = useWorkplace();
  const inventory = useInventoryCalls();
  const { data: consumables } = useQuery(consumablesQuery(inventory));
  const { data: suppliers } = useQuery(suppliersQuery(inventory));
  const { uploadMovements, undoMovementUpload } = uploadCalls(sources);
  const groupOf = (supplierId: string | null): string =>
    supplierId === null ? preparedGroup : (suppliers?.find((one) => one.id === supplierId)?.name ?? "");
  const kind: Kind = {
    texts: movementUploadTexts,
    send: uploadMovements,
    undo: (batchId, idempotencyKey) => undoMovementUpload({ params: { batchId: id(batchId) } }, { idempotencyKey }),
    changed: "consumable",
    itemsOf: (plan) => plan.movements,
    columns: [
      { label: movements.consumable, cell: ({ consumableName }) => consumableName },
      { label: movements.reason, cell: ({ reason }) => movements.reasonNames[reason] },
      {
        label: words.quantity,
        isNumber: true,
        cell: ({ quantity, unit }) => amountOf(quantity, unit),
      },
      {
        label: movements.paidTotalColumn,
        isNumber: true,
        cell: ({ paidTotal }) => (paidTotal === null ? "" : formatMoney(paidTotal)),
      },
      {
        label: leavesAfter,
        isNumber: true,
        cell: ({ availableQuantity, unit }) => amountOf(availableQuantity, unit),
      },
    ],
    remarkOn,
    shown: shownMovements,
    saveTemplate:
      consumables === undefined || suppliers === undefined
        ? null
        : () =>
            saveTemplate(template, {
              title: screens.inventory,
              columns: Object.values(movementColumns),
              rows: consumables
                .map(({ name, supplierId, unit }) => [groupOf(supplierId), name, "", fileUnit(unit)])
                .toSorted(([a = "", first = ""], [b = "", second = ""]) =>
                  a === b ? compareNames(first, second) : compareNames(a, b),
                ),
            }),
  };
  return <UploadDialog kind={kind} {...props} />;
}
