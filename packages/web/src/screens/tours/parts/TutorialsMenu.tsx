import { GraduationCap } from "lucide-react";
import * as texts from "../../../texts/tours.ts";
import { Button } from "../../../ui/Button.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Menu, type MenuItem } from "../../../ui/Menu.tsx";

export interface TutorialsMenuProps {
  readonly tutorials: readonly MenuItem[];
  /** With its name beside the picture, where there is room. */
  readonly isNamed: boolean;
}

export function TutorialsMenu({ tutorials, isNamed }: TutorialsMenuProps) {
  return (
    <Menu
      label={texts.tutorials}
      items={tutorials}
      trigger={(trigger) =>
        isNamed ? (
          <Button variant="outline" colorPalette="gray" size="sm" borderColor="border" color="fg" {...trigger}>
            <GraduationCap aria-hidden />
            {texts.tutorials}
          </Button>
        ) : (
          <IconButton label={texts.tutorials} icon={<GraduationCap />} iconSize="22px" {...trigger} />
        )
      }
    />
  );
}
