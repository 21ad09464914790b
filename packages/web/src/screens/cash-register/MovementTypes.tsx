import type { CashMovementType } from "@cantina/domain/cash-register";
import * as texts from "../../texts/cash-register.ts";
import { ChipGroup } from "../../ui/ChipGroup.tsx";

const options = [
  { value: "IN", label: texts.income },
  { value: "OUT", label: texts.outgo },
  { value: "CLOSE", label: texts.close },
] as const;

export interface MovementTypesProps {
  readonly value: CashMovementType | null;
  readonly onChange: (type: CashMovementType) => void;
  readonly error: string | undefined;
}

export const MovementTypes = (props: MovementTypesProps) => (
  <ChipGroup<CashMovementType> label={texts.movementType} options={options} {...props} />
);
