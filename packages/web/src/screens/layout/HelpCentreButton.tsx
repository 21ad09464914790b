import { CircleHelp } from "lucide-react";
import { useHelpCentre } from "../../composition/help-centre/index.ts";
import * as texts from "../../texts/help-centre.ts";
import * as words from "../../texts/words.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { useNotify } from "../notices/index.ts";

/** Where the cafeteria has a help centre and the server knows it. HELP-01 */
export function HelpCentreButton() {
  const centre = useHelpCentre();
  const notify = useNotify();
  if (centre === null) return null;
  async function open(): Promise<void> {
    if ((await centre?.show()) !== false) return;
    await notify({
      kind: "error",
      title: texts.unreachable,
      detail: texts.unreachableDetail,
      actions: [{ label: words.retry, onPress: () => void open() }],
    });
  }
  return (
    <IconButton label={texts.helpCentre} icon={<CircleHelp />} busy={centre.isOpening} onClick={() => void open()} />
  );
}
