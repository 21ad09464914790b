import { Box } from "@chakra-ui/react/box";
import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
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
    <Box
      as="form"
      p="4"
      display="flex"
      flexDirection="column"
      gap="4"
      onSubmit={(event) => {
        event.preventDefault();
        onChange(text.trim());
        onDone();
      }}
    >
      <TextField
        label="Descripción"
        multiline
        maxLength={maxLength}
        value={text}
        onChange={setText}
        placeholder="Ej.: sin azúcar, para llevar"
      />
      <Button type="submit">Guardar</Button>
    </Box>
  );
}
