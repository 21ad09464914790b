import { useQuery } from "@tanstack/react-query";
import { FileSpreadsheet } from "lucide-react";
import { useState } from "react";
import { type PantryConsumable, useInventoryCalls } from "../../composition/desk/index.ts";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as files from "../../texts/exports.ts";
import * as history from "../../texts/history.ts";
import * as words from "../../texts/words.ts";
import type { MenuItem } from "../../ui/Menu.tsx";
import { notify } from "../../ui/notify.ts";
import { useAddress } from "../../ui/use-address.ts";
import { movementFields, questionOf } from "./movement-filter.ts";

/** What '⋯' offers beside the movements: those that the filters leave, as a file. */
export function useMovementMenu(consumables: readonly PantryConsumable[]): readonly MenuItem[] {
  const calls = useInventoryCalls();
  const workplace = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(workplace.sources));
  const [shown] = useAddress(movementFields);
  const [isBusy, setIsBusy] = useState(false);
  const zone = cafeteria?.timeZone;

  async function save(): Promise<void> {
    if (isBusy || zone === undefined) return;
    setIsBusy(true);
    try {
      const { saveMovements } = await import("./save-movements.ts");
      const question = questionOf(shown, consumables);
      const isSaved = await saveMovements({ calls, workplace, question, zone });
      void notify(
        isSaved
          ? { kind: "success", title: files.exported("excel") }
          : { kind: "warning", title: files.nothingToExport },
      );
    } catch {
      if (!workplace.left.aborted) void notify({ kind: "error", title: files.notExported("excel") });
    } finally {
      setIsBusy(false);
    }
  }
  return [
    {
      id: "excel",
      label: history.exportToExcel,
      icon: <FileSpreadsheet aria-hidden />,
      ...(zone === undefined ? { fault: words.notReadYet } : {}),
      onSelect: () => void save(),
    },
  ];
}
