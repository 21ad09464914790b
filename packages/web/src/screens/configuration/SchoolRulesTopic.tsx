import type { Cafeteria } from "@cantina/domain/cafeteria";
import { accepted } from "@cantina/domain/kernel";
import { type SealPolicy, sealPolicies, sealsOf } from "@cantina/domain/school-rules";
import { Box } from "@chakra-ui/react/box";
import * as texts from "../../texts/school-rules.ts";
import { sealList } from "../../texts/seal-words.ts";
import { ChipGroup } from "../../ui/ChipGroup.tsx";
import { TopicForm } from "./TopicForm.tsx";
import { useSettingsEdit } from "./use-settings-edit.ts";

type Entry = { readonly sealPolicy: SealPolicy };

const options = sealPolicies.map((value) => ({ value, label: texts.policies[value] }));
const entryOf = ({ sealPolicy = "OFF" }: Cafeteria): Entry => ({ sealPolicy });

/** SCHOOL-03 */
export function SchoolRulesTopic({ cafeteria }: { readonly cafeteria: Cafeteria }) {
  const { onReread, ...edit } = useSettingsEdit({ cafeteria, entryOf, check: (entry: Entry) => accepted(entry) });
  const { countryId } = cafeteria;
  const { sealPolicy } = edit.entry;
  return (
    <TopicForm edit={edit} onReread={onReread} topic="SCHOOL_RULES" zone={cafeteria.timeZone}>
      <ChipGroup
        label={texts.ifSealed}
        options={options}
        value={sealPolicy}
        onChange={(chosen) => edit.type({ sealPolicy: chosen })}
      />
      <Box fontSize="13px" color="fg.muted" display="flex" flexDirection="column" gap="1.5">
        <p>{texts.policyHints[sealPolicy]}</p>
        <p>{texts.countedHere(sealList(sealsOf(countryId), countryId))}</p>
      </Box>
    </TopicForm>
  );
}
