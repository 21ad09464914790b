import type { CashSettingsFaults } from "@cantina/domain/cash-register";
import type { FaultTexts } from "./fault-texts.ts";
import * as faults from "./fault-words.ts";

export const cashSettingsFaultTexts: FaultTexts<CashSettingsFaults> = {
  cap: {
    MISSING: faults.amountMissing,
    NOT_POSITIVE: "El tope debe ser mayor que 0",
    TOO_HIGH: faults.amountTooHigh,
  },
};
