import { useState } from "react";
import * as texts from "../../../texts/sale.ts";
import * as words from "../../../texts/words.ts";
import { Button } from "../../../ui/Button.tsx";
import { Form } from "../../../ui/Form.tsx";
import { TextField } from "../../../ui/TextField.tsx";

export interface NoteFormProps {
  readonly note: string;
  readonly onChange: (note: string) => void;
  readonly maxLength: number;
  readonly onDone: () => void;
}

export function NoteForm({ note, onChange, maxLength, onDone }: NoteFormProps) {
  const [text, setText] = useState(note);
  return (
    <Form
      padding="4"
      onSubmit={() => {
        onChange(text.trim());
        onDone();
      }}
    >
      <TextField
        label={words.description}
        multiline
        maxLength={maxLength}
        value={text}
        onChange={setText}
        placeholder={texts.noteExample}
      />
      <Button type="submit">{words.save}</Button>
    </Form>
  );
}
