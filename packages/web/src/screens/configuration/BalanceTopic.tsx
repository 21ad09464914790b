import { type BalanceEntry, type Cafeteria, checkBalanceEntry } from "@cantina/domain/cafeteria";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { discountCategoriesQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/configuration.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import { balanceFaultTexts } from "../../texts/settings-fault-texts.ts";
import { MoneyInput } from "../../ui/MoneyInput.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { Choice, TopicForm } from "./TopicForm.tsx";
import { useSettingsEdit } from "./use-settings-edit.ts";

const entryOf = ({ defaultDiscountCategoryId, balanceFloor, allowIgnoreMinimumBalance }: Cafeteria): BalanceEntry => ({
  defaultDiscountCategoryId,
  balanceFloor,
  allowIgnoreMinimumBalance,
});

export function BalanceTopic({ cafeteria }: { readonly cafeteria: Cafeteria }) {
  const { sources } = useWorkplace();
  const { data: categories = [] } = useQuery(discountCategoriesQuery(sources));
  const { onReread, ...edit } = useSettingsEdit({ cafeteria, entryOf, check: checkBalanceEntry });
  const { defaultDiscountCategoryId, balanceFloor, allowIgnoreMinimumBalance } = edit.entry;
  return (
    <TopicForm edit={edit} onReread={onReread} topic="BALANCE" zone={cafeteria.timeZone}>
      <SelectField
        label={texts.defaultCategory}
        value={defaultDiscountCategoryId}
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(chosen) => {
          const id = categories.find((one) => one.id === chosen)?.id;
          if (id !== undefined) edit.type({ defaultDiscountCategoryId: id });
        }}
      />
      <Choice detail={texts.ignoreMinimumHint}>
        <Switch
          label={texts.ignoreMinimum}
          checked={allowIgnoreMinimumBalance}
          onChange={(isOn) => edit.type({ allowIgnoreMinimumBalance: isOn })}
        />
      </Choice>
      <Box maxW={{ md: "320px" }}>
        <MoneyInput
          label={texts.balanceFloor}
          hint={texts.balanceFloorHint}
          allowNegative
          value={balanceFloor}
          onChange={(floor) => edit.type({ balanceFloor: floor })}
          error={toldFaults(edit.faults, balanceFaultTexts).balanceFloor}
        />
      </Box>
    </TopicForm>
  );
}
