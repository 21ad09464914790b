import {
  ChefHat,
  FileSpreadsheet,
  FileText,
  History,
  MoreHorizontal,
  Printer,
  Undo2,
  Settings2,
  Tv,
} from "lucide-react";
import { Suspense, lazy, useState } from "react";
import { type BoardFilter, type BoardView, mayChangeAutoComplete } from "@cantina/domain/orders";
import { useValue } from "../../composition/device/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as screens from "../../texts/screens.ts";
import * as texts from "../../texts/orders-board.ts";
import * as ui from "../../texts/ui.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { Menu, type MenuItem } from "../../ui/Menu.tsx";
import { DeliveredDialog } from "./DeliveredDialog.tsx";
import { narrowingOf } from "./board-narrowing.ts";
import { useBoardExport } from "./use-board-export.ts";
import type { Board } from "./use-board.ts";

const BoardSettings = lazy(async () => ({ default: (await import("./BoardSettings.tsx")).BoardSettings }));

const kitchenPath = "/pending-orders/kitchen";
const pickupPath = "/pending-orders/pickup";

/** On a second screen, beside whoever works here. */
const openWall = (path: string): void => void window.open(path, "_blank", "noopener");

export interface BoardMenuProps {
  readonly board: Board;
  readonly view: BoardView;
  readonly filter: BoardFilter;
}

/** What is not needed for every order. */
export function BoardMenu({ board, view, filter }: BoardMenuProps) {
  const { profile, printing } = useWorkplace();
  const isPrinterReady = useValue(printing.view).isReady;
  const { cafeteria, classNames, ask } = board;
  const narrowing = narrowingOf(filter, classNames);
  const { isExporting, save } = useBoardExport(board, { orders: view.shown, classNames, narrowing });
  const [opened, setOpened] = useState<"delivered" | "settings" | null>(null);
  const actor = { level: profile.privilegeLevel, features: cafeteria.features };
  const file = (label: string, ...[name, format]: Parameters<typeof save>): MenuItem => ({
    id: `${name}-${format}`,
    label,
    icon: format === "excel" ? <FileSpreadsheet aria-hidden /> : <FileText aria-hidden />,
    onSelect: () => void save(name, format),
  });
  const items: readonly (MenuItem | false)[] = [
    {
      id: "delivered",
      label: texts.deliveredRecently,
      icon: <History aria-hidden />,
      onSelect: () => setOpened("delivered"),
    },
    { id: "kitchen", label: texts.openKitchen, icon: <ChefHat aria-hidden />, onSelect: () => openWall(kitchenPath) },
    { id: "pickup", label: texts.openPickup, icon: <Tv aria-hidden />, onSelect: () => openWall(pickupPath) },
    isPrinterReady && {
      id: "print-summary",
      label: texts.printSummary,
      icon: <Printer aria-hidden />,
      onSelect: () => void printing.printSummary(view.pendingShown, texts.ofThese(texts.pendingSummary, narrowing)),
    },
    isPrinterReady && {
      id: "print-all",
      label: texts.printAll,
      icon: <Printer aria-hidden />,
      onSelect: () => void printing.printOrders(view.shown),
    },
    file(texts.ordersInExcel, "comandas", "excel"),
    file(texts.ordersInPdf, "comandas", "pdf"),
    file(texts.summaryInExcel, "resumen", "excel"),
    file(texts.summaryInPdf, "resumen", "pdf"),
    actor.level === "SYSTEM_ADMINISTRATOR" && {
      id: "recover-day",
      label: texts.recoverDelivered,
      icon: <Undo2 aria-hidden />,
      onSelect: () => ask({ step: "recoverDay" }),
    },
    {
      id: "settings",
      label: screens.configuration,
      icon: <Settings2 aria-hidden />,
      onSelect: () => setOpened("settings"),
    },
  ];
  return (
    <>
      <Menu
        label={ui.moreActions}
        items={items.filter((item) => item !== false)}
        trigger={(trigger) => (
          <IconButton
            label={ui.moreActions}
            icon={<MoreHorizontal />}
            variant="outline"
            busy={isExporting}
            {...trigger}
          />
        )}
      />
      <DeliveredDialog board={board} isOpen={opened === "delivered"} onClose={() => setOpened(null)} />
      <Suspense fallback={null}>
        {opened === "settings" && (
          <BoardSettings
            cafeteria={cafeteria}
            mayAutoComplete={mayChangeAutoComplete(actor)}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </>
  );
}
