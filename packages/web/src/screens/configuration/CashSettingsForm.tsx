import {
  type CashSettings,
  type CashSettingsChange,
  type CashSettingsEntry,
  type CashSettingsFaults,
  cashSettingsEntryOf,
  checkCashSettingsEntry,
} from "@cantina/domain/cash-register";
import { Box } from "@chakra-ui/react/box";
import { cashSettingsQuery, settingChangesQuery, useCashSettingsCalls } from "../../composition/desk/index.ts";
import type { ApiFailure } from "../../failures/failure.ts";
import { useEdit } from "../../composition/forms/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/configuration.ts";
import * as words from "../../texts/words.ts";
import { cashSettingsFaultTexts } from "../../texts/cash-settings-fault-texts.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import { EditForm } from "../../ui/EditForm.tsx";
import { MoneyInput } from "../../ui/MoneyInput.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { tellUnread } from "../../ui/tell-unread.ts";
import { Choice } from "./TopicForm.tsx";

type CashSettingsForm = {
  readonly entry: CashSettingsEntry;
  readonly draft: CashSettingsChange;
  readonly faults: CashSettingsFaults;
  readonly saved: CashSettings;
  readonly failure: ApiFailure;
};

const formerOf = (settings: CashSettings) => ({ entry: cashSettingsEntryOf(settings), version: settings.version });

export interface CashSettingsFormProps {
  readonly settings: CashSettings;
  /** null: they can't be read. */
  readonly readAnew: () => Promise<CashSettings | null>;
}

/** Shows what there is until somebody touches it; from then on their draft, which a colleague's change doesn't overwrite. */
export function CashSettingsForm({ settings, readAnew }: CashSettingsFormProps) {
  const { sources, queries, left } = useWorkplace();
  const calls = useCashSettingsCalls();
  const edit = useEdit<CashSettingsForm>({
    former: formerOf(settings),
    check: checkCashSettingsEntry,
    save: ({ draft, key, version = settings.version }) =>
      calls.changeCashSettings({ body: { ...draft, version } }, { idempotencyKey: key }),
    changes: ["cafeteria"],
    onSaved: (saved) => {
      queries.setQueryData(cashSettingsQuery(sources).queryKey, saved);
      void queries.invalidateQueries({ queryKey: settingChangesQuery(sources).queryKey });
    },
    onClose: () => undefined,
  });
  async function reread(): Promise<void> {
    const anew = await readAnew();
    if (anew === null) await tellUnread(left);
    else edit.reread(formerOf(anew));
  }
  const { entry } = edit;
  return (
    <EditForm edit={edit} submit={words.save} within="topic" onReread={() => void reread()}>
      <Choice detail={texts.blindCloseHint}>
        <Switch
          label={texts.blindClose}
          checked={entry.isBlindClose}
          onChange={(isBlindClose) => edit.type({ isBlindClose })}
        />
      </Choice>
      <Choice detail={texts.ownCapHint}>
        <Switch label={texts.ownCap} checked={entry.hasCap} onChange={(hasCap) => edit.type({ hasCap })} />
      </Choice>
      {entry.hasCap && (
        <Box maxW={{ md: "320px" }}>
          <MoneyInput
            label={texts.cap}
            value={entry.cap}
            onChange={(cap) => edit.type({ cap })}
            error={toldFaults(edit.faults, cashSettingsFaultTexts).cap}
          />
        </Box>
      )}
    </EditForm>
  );
}
