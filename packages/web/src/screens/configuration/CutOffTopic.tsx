import { type Cafeteria, type CutOffEntry, checkCutOffEntry } from "@cantina/domain/cafeteria";
import * as texts from "../../texts/configuration.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import { cutOffFaultTexts } from "../../texts/settings-fault-texts.ts";
import { Switch } from "../../ui/Switch.tsx";
import { TimeField } from "../../ui/TimeField.tsx";
import { Choice, TopicForm } from "./TopicForm.tsx";
import { useSettingsEdit } from "./use-settings-edit.ts";

const entryOf = ({ pickup: { cutOff } }: Cafeteria): CutOffEntry => ({ hasCutOff: cutOff !== null, cutOff });

export function CutOffTopic({ cafeteria }: { readonly cafeteria: Cafeteria }) {
  const { onReread, ...edit } = useSettingsEdit({ cafeteria, entryOf, check: checkCutOffEntry });
  const { hasCutOff, cutOff } = edit.entry;
  return (
    <TopicForm edit={edit} onReread={onReread} topic="CUT_OFF" zone={cafeteria.timeZone}>
      <Choice detail={texts.hasCutOffHint}>
        <Switch label={texts.hasCutOff} checked={hasCutOff} onChange={(isOn) => edit.type({ hasCutOff: isOn })} />
      </Choice>
      {hasCutOff && (
        <TimeField
          label={texts.cutOffTime}
          value={cutOff}
          onChange={(time) => edit.type({ cutOff: time })}
          error={toldFaults(edit.faults, cutOffFaultTexts).cutOff}
        />
      )}
    </TopicForm>
  );
}
