import { textLimits } from "@cantina/domain/kernel";
import { type RevertEntry, cancelReasons } from "@cantina/domain/transactions";
import * as texts from "../../texts/history.ts";
import * as words from "../../texts/words.ts";
import { ChipGroup } from "../../ui/ChipGroup.tsx";
import { TextField } from "../../ui/TextField.tsx";

interface ReasonFieldsProps {
  readonly edit: { readonly entry: RevertEntry; readonly type: (typed: Partial<RevertEntry>) => void };
}

/** Why something is given back. REVERT-02 */
export function ReasonFields({ edit }: ReasonFieldsProps) {
  const { reason, comment } = edit.entry;
  return (
    <>
      <ChipGroup
        label={words.reason}
        options={cancelReasons.map((value) => ({ value, label: texts.reasonNames[value] }))}
        value={reason}
        onChange={(chosen) => edit.type({ reason: chosen })}
      />
      <TextField
        label={words.comment}
        multiline
        maxLength={textLimits.cancelComment}
        hint={texts.typedOf(comment.length, textLimits.cancelComment)}
        value={comment}
        onChange={(typed) => edit.type({ comment: typed })}
      />
    </>
  );
}
