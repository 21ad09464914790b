import { textLimits } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { useClassCall } from "../../composition/class-list.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { notify } from "../../ui/notify.ts";
import { classNameFault } from "./class-faults.ts";

/** Stays open and keeps the focus, so that a list is typed in one go. */
export function NewClassForm() {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [name, setName] = useState("");
  const [fault, setFault] = useState<string>();
  const { isSending, failure, send } = useClassCall(
    (classes, wanted: string) => classes.create(wanted),
    (made) => {
      setName("");
      field.current?.focus();
      void notify({ kind: "success", title: `Se agregó la clase ${made}.` });
    },
  );
  return (
    <Box
      as="form"
      display="flex"
      flexDirection="column"
      gap="3"
      onSubmit={(event) => {
        event.preventDefault();
        const found = classNameFault(name);
        setFault(found);
        if (found === undefined && !isSending) send(name.trim());
      }}
    >
      <Box display="flex" gap="3" alignItems="flex-start">
        <Box flex="1" minW="0">
          <TextField
            ref={field}
            label="Nueva clase"
            maxLength={textLimits.name}
            value={name}
            error={fault}
            onChange={setName}
          />
        </Box>
        <Button type="submit" busy={isSending} mt="26px">
          <Plus aria-hidden />
          Agregar
        </Button>
      </Box>
      {failure !== null && <Notice kind="error">{sentenceOf(failure)}</Notice>}
    </Box>
  );
}
