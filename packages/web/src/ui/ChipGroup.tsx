import { Box } from "@chakra-ui/react/box";
import { useId } from "react";
import { Chip } from "./Chip.tsx";
import { FaultText } from "./FaultText.tsx";

export interface ChipGroupProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** null: none yet. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly error?: string | undefined;
}

/** One of a few, all of them in sight. */
export function ChipGroup<Value extends string>({ label, options, value, onChange, error }: ChipGroupProps<Value>) {
  const id = useId();
  return (
    <Box display="flex" flexDirection="column" gap="1.5">
      <Box id={id} textStyle="sm" fontWeight="semibold">
        {label}
      </Box>
      <Box role="group" aria-labelledby={id} display="flex" gap="2" flexWrap="wrap">
        {options.map((option) => (
          <Chip key={option.value} aria-pressed={option.value === value} onClick={() => onChange(option.value)}>
            {option.label}
          </Chip>
        ))}
      </Box>
      <FaultText text={error} />
    </Box>
  );
}
