import { Box } from "@chakra-ui/react/box";
import { Ban, EllipsisVertical, Pencil, RotateCcw, ToggleRight, UserPlus } from "lucide-react";
import type { CafeteriaRow } from "../../composition/desk/index.ts";
import { Button } from "../../ui/Button.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Menu, type MenuItem } from "../../ui/Menu.tsx";

export type CafeteriaTask = "edit" | "features" | "staff" | "status";

export interface CafeteriaActionsProps {
  readonly row: CafeteriaRow;
  readonly isMoving: boolean;
  readonly onEnter: () => void;
  readonly onTask: (task: CafeteriaTask) => void;
}

export function CafeteriaActions({ row, isMoving, onEnter, onTask }: CafeteriaActionsProps) {
  const isDisabled = row.status === "DELETED";
  const item = (id: CafeteriaTask, label: string, icon: MenuItem["icon"]): MenuItem => ({
    id,
    label,
    icon,
    onSelect: () => onTask(id),
  });
  const items = isDisabled
    ? [item("status", "Habilitar", <RotateCcw aria-hidden />)]
    : [
        item("edit", "Editar", <Pencil aria-hidden />),
        item("features", "Funciones", <ToggleRight aria-hidden />),
        item("staff", "Crear o asociar usuario", <UserPlus aria-hidden />),
        item("status", "Deshabilitar", <Ban aria-hidden />),
      ];
  return (
    <Box display="inline-flex" gap="1" alignItems="center">
      <Button
        size="sm"
        variant="outline"
        disabled={isMoving || isDisabled}
        aria-label={`Ingresar a ${row.name}`}
        onClick={onEnter}
      >
        Ingresar
      </Button>
      <Menu
        label={`Acciones de ${row.name}`}
        items={items}
        trigger={(trigger) => <IconButton label={`Acciones de ${row.name}`} icon={<EllipsisVertical />} {...trigger} />}
      />
    </Box>
  );
}
