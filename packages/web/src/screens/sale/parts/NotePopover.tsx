import { PencilLine } from "lucide-react";
import * as texts from "../../../texts/sale.ts";
import * as words from "../../../texts/words.ts";
import { arriving } from "../../../ui/arriving.tsx";
import { Popover } from "../../../ui/Popover.tsx";
import { typedParts } from "../later.ts";
import { ExtraButton } from "./ExtraButton.tsx";
import type { NoteFormProps } from "./NoteForm.tsx";

const NoteForm = arriving(async () => ({ default: (await typedParts()).NoteForm }));

export type NotePopoverProps = Omit<NoteFormProps, "onDone">;

export function NotePopover(props: NotePopoverProps) {
  return (
    <Popover
      label={words.description}
      placement="top"
      trigger={(trigger) => (
        <ExtraButton icon={<PencilLine aria-hidden />} label={texts.note} isActive={props.note !== ""} {...trigger} />
      )}
    >
      {(close) => <NoteForm {...props} onDone={close} />}
    </Popover>
  );
}
