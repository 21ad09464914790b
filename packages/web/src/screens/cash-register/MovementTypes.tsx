import type { CashMovementType } from "@cantina/domain/cash-register";
import { Box } from "@chakra-ui/react/box";
import { useId } from "react";
import * as texts from "../../texts/cash-register.ts";
import { Chip } from "../../ui/Chip.tsx";
import { FaultText } from "../../ui/FaultText.tsx";

const choices = [
  { type: "IN", label: texts.income },
  { type: "OUT", label: texts.outgo },
  { type: "CLOSE", label: texts.close },
] as const;

export interface MovementTypesProps {
  readonly value: CashMovementType | null;
  readonly onChange: (type: CashMovementType) => void;
  readonly error: string | undefined;
}

export function MovementTypes({ value, onChange, error }: MovementTypesProps) {
  const id = useId();
  return (
    <Box display="flex" flexDirection="column" gap="1.5">
      <Box id={id} textStyle="sm" fontWeight="semibold">
        {texts.movementType}
      </Box>
      <Box role="group" aria-labelledby={id} display="flex" gap="2" flexWrap="wrap">
        {choices.map(({ type, label }) => (
          <Chip key={type} aria-pressed={type === value} onClick={() => onChange(type)}>
            {label}
          </Chip>
        ))}
      </Box>
      <FaultText text={error} />
    </Box>
  );
}
