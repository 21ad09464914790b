import { GraduationCap } from "lucide-react";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Menu, type MenuItem } from "../../../ui/Menu.tsx";

export function TutorialsMenu({ tutorials }: { readonly tutorials: readonly MenuItem[] }) {
  return (
    <Menu
      label="Tutoriales"
      items={tutorials}
      trigger={(trigger) => <IconButton label="Tutoriales" icon={<GraduationCap />} iconSize="22px" {...trigger} />}
    />
  );
}
