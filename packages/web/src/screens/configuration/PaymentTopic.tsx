import { type Cafeteria, type PaymentEntry, checkPaymentEntry } from "@cantina/domain/cafeteria";
import { textLimits } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import * as texts from "../../texts/configuration.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import { paymentFaultTexts } from "../../texts/settings-fault-texts.ts";
import { Switch } from "../../ui/Switch.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { Choice, TopicForm } from "./TopicForm.tsx";
import { useSettingsEdit } from "./use-settings-edit.ts";

const entryOf = ({ customPaymentMethod: name }: Cafeteria): PaymentEntry => ({
  hasCustom: name !== null,
  name: name ?? "",
});

/** What each origin takes as it stands saved: a method of one's own only where there is one. CAFETERIA-01, CAFETERIA-02 */
const methodsByOrigin = ({ customPaymentMethod: own }: Cafeteria): readonly string[] => [
  own === null ? texts.atCounter : texts.atCounterWith(own),
  own === null ? texts.forTopUps : texts.forTopUpsWith(own),
  texts.byApp,
];

export function PaymentTopic({ cafeteria }: { readonly cafeteria: Cafeteria }) {
  const { onReread, ...edit } = useSettingsEdit({ cafeteria, entryOf, check: checkPaymentEntry });
  const { hasCustom, name } = edit.entry;
  return (
    <TopicForm edit={edit} onReread={onReread} topic="PAYMENT" zone={cafeteria.timeZone}>
      <Box as="ul" fontSize="14px" color="fg.muted" ps="5" listStyleType="disc">
        {methodsByOrigin(cafeteria).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
      <Choice detail={texts.hasCustomHint}>
        <Switch label={texts.hasCustom} checked={hasCustom} onChange={(isOn) => edit.type({ hasCustom: isOn })} />
      </Choice>
      {hasCustom && (
        <TextField
          label={texts.customName}
          maxLength={textLimits.name}
          value={name}
          onChange={(typed) => edit.type({ name: typed })}
          error={toldFaults(edit.faults, paymentFaultTexts).name}
        />
      )}
    </TopicForm>
  );
}
