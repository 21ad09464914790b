import { Settings2 } from "lucide-react";
import { lazy } from "react";
import * as texts from "../../../texts/sale.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Popover } from "../../../ui/Popover.tsx";
import { later } from "../later.ts";
import type { SettingsFormProps } from "./SettingsForm.tsx";

const SettingsForm = lazy(async () => (await later()).settingsForm());

export function SettingsMenu({ onEditFavourites, ...props }: SettingsFormProps) {
  return (
    <Popover
      label={texts.settings}
      trigger={(trigger) => <IconButton label={texts.settings} icon={<Settings2 />} iconSize="22px" {...trigger} />}
    >
      {(_, closeThen) => <SettingsForm {...props} onEditFavourites={() => closeThen(onEditFavourites)} />}
    </Popover>
  );
}
