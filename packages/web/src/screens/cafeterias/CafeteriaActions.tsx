import { Ban, Ellipsis, Pencil, ToggleRight, UserPlus } from "lucide-react";
import type { CafeteriaRow } from "../../composition/desk/index.ts";
import { Button } from "../../ui/Button.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Menu, type MenuItem } from "../../ui/Menu.tsx";
import { EnterButton } from "./EnterButton.tsx";

export type CafeteriaTask = "edit" | "features" | "staff" | "status";

export interface CafeteriaActionsProps {
  readonly row: CafeteriaRow;
  readonly onTask: (task: CafeteriaTask) => void;
}

/** A disabled one can't be entered, only enabled. */
export function CafeteriaActions({ row: { id: cafeteriaId, name, status }, onTask }: CafeteriaActionsProps) {
  const item = (id: CafeteriaTask, label: string, icon: MenuItem["icon"]): MenuItem => ({
    id,
    label,
    icon,
    onSelect: () => onTask(id),
  });
  if (status === "DELETED")
    return (
      <Button size="sm" variant="outline" aria-label={`Habilitar ${name}`} onClick={() => onTask("status")}>
        Habilitar
      </Button>
    );
  return (
    <>
      <EnterButton cafeteriaId={cafeteriaId} name={name} />
      <Menu
        label={`Acciones de ${name}`}
        items={[
          item("edit", "Editar", <Pencil aria-hidden />),
          item("features", "Funciones", <ToggleRight aria-hidden />),
          item("staff", "Crear o asociar usuario", <UserPlus aria-hidden />),
          item("status", "Deshabilitar", <Ban aria-hidden />),
        ]}
        trigger={(trigger) => <IconButton label={`Acciones de ${name}`} icon={<Ellipsis />} {...trigger} />}
      />
    </>
  );
}
