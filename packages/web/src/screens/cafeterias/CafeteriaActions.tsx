import { Ban, Ellipsis, Pencil, ToggleRight, UserPlus, Users } from "lucide-react";
import type { CafeteriaRow } from "../../composition/desk/index.ts";
import * as texts from "../../texts/cafeterias.ts";
import * as words from "../../texts/words.ts";
import { Button } from "../../ui/Button.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Menu, type MenuItem } from "../../ui/Menu.tsx";
import { EnterButton } from "./EnterButton.tsx";

export type CafeteriaTask = "edit" | "features" | "newStaff" | "staff" | "status";

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
      <Button size="sm" variant="outline" aria-label={texts.enableNamed(name)} onClick={() => onTask("status")}>
        {texts.enable}
      </Button>
    );
  return (
    <>
      <EnterButton cafeteriaId={cafeteriaId} name={name} />
      <Menu
        label={words.actionsOf(name)}
        items={[
          item("edit", words.edit, <Pencil aria-hidden />),
          item("features", texts.features, <ToggleRight aria-hidden />),
          item("staff", texts.staff, <Users aria-hidden />),
          item("newStaff", texts.addStaff, <UserPlus aria-hidden />),
          item("status", texts.disable, <Ban aria-hidden />),
        ]}
        trigger={(trigger) => <IconButton label={words.actionsOf(name)} icon={<Ellipsis />} {...trigger} />}
      />
    </>
  );
}
