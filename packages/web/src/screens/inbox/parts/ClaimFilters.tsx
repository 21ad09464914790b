import { claimStatuses } from "@cantina/domain/claims";
import { textLimits } from "@cantina/domain/kernel";
import * as texts from "../../../texts/inbox.ts";
import * as words from "../../../texts/words.ts";
import { SelectField } from "../../../ui/SelectField.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { Toolbar } from "../../../ui/Toolbar.tsx";
import { type InboxShown, anyClaims } from "../inbox-address.ts";

export interface ClaimFiltersProps {
  readonly shown: InboxShown;
  readonly onChange: (change: Partial<InboxShown>) => void;
  readonly total: number;
  readonly unsolved: number;
}

export function ClaimFilters({ shown: { person, comment, status }, onChange, total, unsolved }: ClaimFiltersProps) {
  const counts = { UNSOLVED: unsolved, SOLVED: total - unsolved };
  return (
    <Toolbar
      search={{
        placeholder: texts.searchLabel,
        maxLength: textLimits.name,
        value: person,
        onChange: (typed) => onChange({ person: typed }),
      }}
      fields={[
        <TextField
          key="comment"
          label={words.comment}
          type="search"
          maxLength={textLimits.name}
          value={comment}
          onChange={(typed) => onChange({ comment: typed })}
        />,
        <SelectField
          key="status"
          label={words.status}
          value={status}
          onChange={(value) => onChange({ status: claimStatuses.find((one) => one === value) ?? "" })}
          options={[
            { value: "", label: texts.counted(words.all, total) },
            ...claimStatuses.map((value) => ({ value, label: texts.counted(texts.statusNames[value], counts[value]) })),
          ]}
        />,
      ]}
      chips={[
        ...(comment.trim() === ""
          ? []
          : [{ label: words.narrowed(words.comment, comment), onRemove: () => onChange({ comment: "" }) }]),
        ...(status === ""
          ? []
          : [
              {
                label: words.narrowed(words.status, texts.statusNames[status]),
                onRemove: () => onChange({ status: "" }),
              },
            ]),
      ]}
      onClear={() => onChange({ ...anyClaims, person })}
    />
  );
}
