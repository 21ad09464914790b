import type { Cafeteria } from "@cantina/domain/cafeteria";
import {
  type DenominationsEntry,
  checkDenominations,
  denominationsOf,
  usualDenominations,
} from "@cantina/domain/cash-register";
import { type Cents, formatMoneyShort } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { Plus } from "lucide-react";
import * as texts from "../../texts/configuration.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import { denominationFaultTexts } from "../../texts/settings-fault-texts.ts";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { FaultText } from "../../ui/FaultText.tsx";
import { OptionalMoneyInput } from "../../ui/OptionalMoneyInput.tsx";
import { TopicForm } from "./TopicForm.tsx";
import { useSettingsEdit } from "./use-settings-edit.ts";

/** As they are saved, so that switching one off and on is no change. */
const largestFirst = (list: readonly Cents[]): readonly Cents[] => list.toSorted((a, b) => b - a);

const entryOf = ({ cashDenominations }: Cafeteria): DenominationsEntry => ({
  chosen: denominationsOf(cashDenominations),
  added: null,
});

/** By which notes and coins a drawer is counted. */
export function DenominationsTopic({ cafeteria }: { readonly cafeteria: Cafeteria }) {
  const { onReread, ...edit } = useSettingsEdit({ cafeteria, entryOf, check: checkDenominations });
  const { chosen, added } = edit.entry;
  const told = toldFaults(edit.faults, denominationFaultTexts);
  const offered = [...new Set([...usualDenominations, ...denominationsOf(cafeteria.cashDenominations), ...chosen])];
  const toggle = (one: Cents): void =>
    edit.type({
      chosen: chosen.includes(one) ? chosen.filter((other) => other !== one) : largestFirst([...chosen, one]),
    });
  const add = (): void => {
    const checked = checkDenominations({ chosen, added });
    if (checked.ok) edit.type({ chosen: checked.value.cashDenominations, added: null });
  };
  return (
    <TopicForm edit={edit} onReread={onReread} topic="DENOMINATIONS" zone={cafeteria.timeZone}>
      <Box role="group" aria-label={texts.denominations} display="flex" gap="2" flexWrap="wrap">
        {largestFirst(offered).map((one) => (
          <Chip key={one} aria-pressed={chosen.includes(one)} onClick={() => toggle(one)}>
            {formatMoneyShort(one)}
          </Chip>
        ))}
      </Box>
      <FaultText text={told.chosen} />
      <Box display="flex" gap="3" alignItems="flex-start" maxW={{ md: "400px" }}>
        <Box flex="1" minW="0">
          <OptionalMoneyInput
            label={texts.otherDenomination}
            value={added}
            onChange={(amount) => edit.type({ added: amount })}
            error={told.added}
          />
        </Box>
        <Button variant="outline" colorPalette="gray" mt="26px" onClick={add}>
          <Plus aria-hidden />
          {texts.addDenomination}
        </Button>
      </Box>
    </TopicForm>
  );
}
