import type { Cafeteria } from "@cantina/domain/cafeteria";
import { accepted } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { settingChangesQuery } from "../../composition/desk/index.ts";
import { useEdit } from "../../composition/forms/index.ts";
import { queryKeys } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import type { ApiFailure } from "../../failures/failure.ts";
import * as texts from "../../texts/board-settings.ts";
import { EditNotice } from "../../ui/EditNotice.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { notify } from "../../ui/notify.ts";

type AutoCompleteForm = {
  readonly entry: { readonly isOn: boolean };
  readonly draft: boolean;
  readonly faults: Readonly<Record<string, never>>;
  readonly saved: { readonly autoCompleteCheck: boolean };
  readonly failure: ApiFailure;
};

/** Whether the day completes its orders by itself; saved as it is switched. */
export function AutoComplete({ cafeteria: { autoCompletesOrders } }: { readonly cafeteria: Cafeteria }) {
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
      void queries.invalidateQueries({ queryKey: settingChangesQuery(sources).queryKey });
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
