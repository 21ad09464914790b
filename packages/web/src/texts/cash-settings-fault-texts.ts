import type { CashSettingsFaults } from "@cantina/domain/cash-register";
import type { FaultTexts } from "./fault-texts.ts";

export const cashSettingsFaultTexts: FaultTexts<CashSettingsFaults> = {
  cap: {
    MISSING: "Por favor ingrese el monto",
    NOT_POSITIVE: "El tope debe ser mayor que 0",
    TOO_HIGH: "El monto es demasiado alto",
  },
};
