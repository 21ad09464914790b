import type { Cents } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { Input } from "@chakra-ui/react/input";
import { type Ref, useId, useState } from "react";
import { FieldFrame, describedBy } from "./FieldFrame.tsx";
import { moneyEntryTexts, moneyFieldText, readMoneyEntry } from "./money-entry.ts";

export interface MoneyInputProps {
  readonly label: string;
  readonly value: Cents | null;
  /** null while the field is empty or its text is no amount. */
  readonly onChange: (amount: Cents | null) => void;
  readonly allowNegative?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A number input in es-AR would read the keypad's "1234.5" as 12.345,
 * so this one keeps the text and lets the domain read it.
 */
export function MoneyInput({
  label,
  value,
  onChange,
  allowNegative = false,
  hint,
  error,
  disabled = false,
  ref,
}: MoneyInputProps) {
  const id = useId();
  const [typed, setTyped] = useState({ text: moneyFieldText(value), amount: value });
  const [isLeft, setIsLeft] = useState(true);
  const text = typed.amount === value ? typed.text : moneyFieldText(value);
  const entry = readMoneyEntry(text, allowNegative);
  const shownError = entry.kind === "refused" && isLeft ? moneyEntryTexts[entry.code] : error;

  function type(next: string): void {
    const read = readMoneyEntry(next, allowNegative);
    const amount = read.kind === "amount" ? read.amount : null;
    setTyped({ text: next, amount });
    setIsLeft(false);
    onChange(amount);
  }

  function leave(): void {
    setIsLeft(true);
    if (entry.kind === "amount") setTyped({ text: moneyFieldText(entry.amount), amount: entry.amount });
  }

  return (
    <FieldFrame id={id} label={label} hint={hint} error={shownError}>
      <Box position="relative">
        <Box
          aria-hidden
          position="absolute"
          insetStart="3.5"
          top="50%"
          transform="translateY(-50%)"
          zIndex="1"
          color="fg.muted"
        >
          $
        </Box>
        <Input
          ref={ref}
          id={id}
          inputMode="decimal"
          autoComplete="off"
          ps="7"
          fontVariantNumeric="tabular-nums"
          value={text}
          disabled={disabled}
          aria-invalid={shownError === undefined ? undefined : true}
          aria-describedby={describedBy(id, hint, shownError)}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
        />
      </Box>
    </FieldFrame>
  );
}
