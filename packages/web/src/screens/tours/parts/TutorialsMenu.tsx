import { GraduationCap } from "lucide-react";
import * as texts from "../../../texts/tours.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Menu, type MenuItem } from "../../../ui/Menu.tsx";

export function TutorialsMenu({ tutorials }: { readonly tutorials: readonly MenuItem[] }) {
  return (
    <Menu
      label={texts.tutorials}
      items={tutorials}
      trigger={(trigger) => (
        <IconButton label={texts.tutorials} icon={<GraduationCap />} iconSize="22px" {...trigger} />
      )}
    />
  );
}
