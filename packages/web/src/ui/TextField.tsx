import { Input } from "@chakra-ui/react/input";
import { Textarea } from "@chakra-ui/react/textarea";
import { type Ref, useId } from "react";
import * as texts from "../texts/ui.ts";
import { FieldFrame, describedBy } from "./FieldFrame.tsx";

export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly type?: "text" | "email" | "password" | "search";
  readonly inputMode?: "text" | "decimal" | "numeric";
  readonly multiline?: boolean;
  readonly disabled?: boolean;
  readonly ref?: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

export function TextField({
  label,
  value,
  onChange,
  hint,
  error,
  multiline = false,
  type = "text",
  ...rest
}: TextFieldProps) {
  const id = useId();
  const { maxLength } = rest;
  // What doesn't fit is cut by the browser, without a word of its own.
  const isFull = maxLength !== undefined && value.length >= maxLength;
  const told = isFull ? texts.isFull(maxLength) : hint;
  const field = {
    id,
    value,
    "aria-invalid": error === undefined ? undefined : true,
    "aria-describedby": describedBy(id, told, error),
    onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value),
    ...rest,
  };
  return (
    <FieldFrame id={id} label={label} hint={told} error={error}>
      {multiline ? <Textarea {...field} /> : <Input type={type} {...field} />}
    </FieldFrame>
  );
}
