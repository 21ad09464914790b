import type { Cafeteria } from "@cantina/domain/cafeteria";
import { accepted } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { Printer } from "lucide-react";
import type { ApiFailure } from "../../failures/failure.ts";
import { queryKeys } from "../../composition/live-data/index.ts";
import { useEdit } from "../../composition/forms/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { printer } from "../../texts/printing.ts";
import * as texts from "../../texts/board-settings.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { EditNotice } from "../../ui/EditNotice.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { notify } from "../../ui/notify.ts";

export interface BoardSettingsProps {
  readonly cafeteria: Cafeteria;
  /** Who may not switch it sees the printer alone. */
  readonly mayAutoComplete: boolean;
  readonly onClose: () => void;
}

export function BoardSettings({ cafeteria, mayAutoComplete, onClose }: BoardSettingsProps) {
  const { printing } = useWorkplace();
  const openPrinter = (): void => {
    onClose();
    printing.dialog.set(true);
  };
  return (
    <Dialog isOpen onClose={onClose} title={texts.settings}>
      <Box display="flex" flexDirection="column" gap="5">
        {mayAutoComplete && <AutoComplete cafeteria={cafeteria} />}
        <Box display="flex" alignItems="center" justifyContent="space-between" gap="4">
          <Box>
            <Box fontSize="15px" fontWeight="medium">
              {printer}
            </Box>
            <Box fontSize="14px" color="fg.muted">
              {texts.printerHint}
            </Box>
          </Box>
          <Button variant="outline" colorPalette="gray" onClick={openPrinter}>
            <Printer aria-hidden />
            {texts.setUp}
          </Button>
        </Box>
      </Box>
    </Dialog>
  );
}

type AutoCompleteForm = {
  readonly entry: { readonly isOn: boolean };
  readonly draft: boolean;
  readonly faults: Readonly<Record<string, never>>;
  readonly saved: { readonly autoCompleteCheck: boolean };
  readonly failure: ApiFailure;
};

/** Saved as it is switched. */
function AutoComplete({ cafeteria: { autoCompletesOrders } }: Pick<BoardSettingsProps, "cafeteria">) {
  const { sources, queries } = useWorkplace();
  const edit = useEdit<AutoCompleteForm>({
    former: { entry: { isOn: autoCompletesOrders } },
    check: ({ isOn }) => accepted(isOn),
    save: ({ draft }) => sources.calls.setAutoComplete({ body: { autoCompleteCheck: draft } }),
    changes: ["cafeteria"],
    onSaved: ({ autoCompleteCheck: isOn }) => {
      queries.setQueryData<Cafeteria>(queryKeys.cafeteria, (one) => one && { ...one, autoCompletesOrders: isOn });
      const title = isOn ? texts.autoCompleteOn : texts.autoCompleteOff;
      void notify({ kind: "success", title });
    },
    onClose: () => undefined,
  });
  return (
    <Box display="flex" flexDirection="column" gap="1">
      <Switch
        label={texts.autoComplete}
        checked={edit.canSend ? autoCompletesOrders : edit.entry.isOn}
        // Disabled while it is saved, it would lose the focus.
        onChange={(isOn) => {
          edit.type({ isOn });
          edit.submit();
        }}
      />
      <Box fontSize="14px" color="fg.muted">
        {texts.autoCompleteHint}
      </Box>
      <EditNotice edit={edit} />
    </Box>
  );
}
