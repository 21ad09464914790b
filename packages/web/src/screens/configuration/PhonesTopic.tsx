import type { Cafeteria } from "@cantina/domain/cafeteria";
import { accepted } from "@cantina/domain/kernel";
import * as texts from "../../texts/configuration.ts";
import { Switch } from "../../ui/Switch.tsx";
import { Choice, TopicForm } from "./TopicForm.tsx";
import { useSettingsEdit } from "./use-settings-edit.ts";

type Entry = { readonly hiddenPhoneForEmployees: boolean };

const entryOf = ({ hiddenPhoneForEmployees = false }: Cafeteria): Entry => ({ hiddenPhoneForEmployees });

export function PhonesTopic({ cafeteria }: { readonly cafeteria: Cafeteria }) {
  const { onReread, ...edit } = useSettingsEdit({ cafeteria, entryOf, check: (entry: Entry) => accepted(entry) });
  return (
    <TopicForm edit={edit} onReread={onReread} topic="PHONES" zone={cafeteria.timeZone}>
      <Choice detail={texts.hidePhonesHint}>
        <Switch
          label={texts.hidePhones}
          checked={edit.entry.hiddenPhoneForEmployees}
          onChange={(isOn) => edit.type({ hiddenPhoneForEmployees: isOn })}
        />
      </Choice>
    </TopicForm>
  );
}
