import { Plus } from "lucide-react";
import { shortcutKeys } from "../../../texts/shortcuts.ts";
import * as texts from "../../../texts/sale.ts";
import { ExtraButton } from "./ExtraButton.tsx";

export function GenericProductButton({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <ExtraButton
      icon={<Plus aria-hidden />}
      label={texts.generic}
      aria-haspopup="dialog"
      aria-keyshortcuts={shortcutKeys.generic}
      data-opens
      onClick={onOpen}
    />
  );
}
