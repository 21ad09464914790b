import type { Unreadable } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { Input } from "@chakra-ui/react/input";
import { type Ref, useId, useState } from "react";
import { FieldFrame, describedBy } from "./FieldFrame.tsx";

/** What a text stands for; `fault`: why it is no amount. */
export type DecimalEntry<T extends number> =
  | { readonly kind: "empty" }
  | { readonly kind: "amount"; readonly amount: T }
  | { readonly kind: "refused"; readonly fault: string };

export interface DecimalFieldProps<T extends number, Unread extends Unreadable | null = null> {
  readonly label: string;
  readonly value: T | Unread | null;
  /** null while the field is empty; where it must be filled in, while its text is no amount, too. */
  readonly onChange: (amount: T | Unread | null) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
  /** The key that goes into it. */
  readonly shortcut?: string;
}

interface DecimalInputProps<T extends number, Unread extends Unreadable | null> extends DecimalFieldProps<T, Unread> {
  /** What a text that is no amount stands for. FORM-13 */
  readonly unread: Unread;
  readonly read: (text: string) => DecimalEntry<T>;
  readonly write: (amount: T | null) => string;
  /** Stands in the field, before or after the number. */
  readonly sign: { readonly text: string; readonly side: "start" | "end" };
}

/**
 * A number input in es-AR would read the keypad's "1234.5" as 12.345,
 * so this one keeps the text and lets the domain read it.
 */
export function DecimalInput<T extends number, Unread extends Unreadable | null>(props: DecimalInputProps<T, Unread>) {
  const { label, value, onChange, read, write, unread, sign, hint, error, disabled = false, ref, shortcut } = props;
  const id = useId();
  const written = write(typeof value === "number" ? value : null);
  const [typed, setTyped] = useState({ text: written, amount: value });
  const [isLeft, setIsLeft] = useState(true);
  const text = typed.amount === value ? typed.text : written;
  const entry = read(text);
  const shownError = entry.kind === "refused" && isLeft ? entry.fault : error;

  function type(next: string): void {
    const said = read(next);
    const unsaid = said.kind === "empty" ? null : unread;
    const amount = said.kind === "amount" ? said.amount : unsaid;
    setTyped({ text: next, amount });
    setIsLeft(false);
    onChange(amount);
  }

  function leave(): void {
    setIsLeft(true);
    if (entry.kind === "amount") setTyped({ text: write(entry.amount), amount: entry.amount });
  }

  return (
    <FieldFrame id={id} label={label} hint={hint} error={shownError}>
      <Box position="relative">
        <Box
          aria-hidden
          position="absolute"
          {...(sign.side === "start" ? { insetStart: "3.5" } : { insetEnd: "3.5" })}
          top="50%"
          transform="translateY(-50%)"
          zIndex="1"
          color="fg.muted"
          pointerEvents="none"
        >
          {sign.text}
        </Box>
        <Input
          ref={ref}
          id={id}
          inputMode="decimal"
          autoComplete="off"
          aria-keyshortcuts={shortcut}
          {...(sign.side === "start" ? { ps: "7" } : { pe: `${sign.text.length + 3}ch` })}
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
