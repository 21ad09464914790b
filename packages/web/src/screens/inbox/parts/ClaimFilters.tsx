import { claimStatuses } from "@cantina/domain/claims";
import { textLimits } from "@cantina/domain/kernel";
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

const statusNames = { UNSOLVED: "Pendientes", SOLVED: "Resueltos" } as const;

export function ClaimFilters({ shown: { person, comment, status }, onChange, total, unsolved }: ClaimFiltersProps) {
  const counts = { UNSOLVED: unsolved, SOLVED: total - unsolved };
  return (
    <Toolbar
      search={{
        placeholder: "Comensal, cliente o email",
        maxLength: textLimits.name,
        value: person,
        onChange: (typed) => onChange({ person: typed }),
      }}
      fields={[
        <TextField
          key="comment"
          label="Comentario"
          type="search"
          maxLength={textLimits.name}
          value={comment}
          onChange={(typed) => onChange({ comment: typed })}
        />,
        <SelectField
          key="status"
          label="Estado"
          value={status}
          onChange={(value) => onChange({ status: claimStatuses.find((one) => one === value) ?? "" })}
          options={[
            { value: "", label: `Todos (${total})` },
            ...claimStatuses.map((value) => ({ value, label: `${statusNames[value]} (${counts[value]})` })),
          ]}
        />,
      ]}
      chips={[
        ...(comment.trim() === ""
          ? []
          : [{ label: `Comentario: ${comment}`, onRemove: () => onChange({ comment: "" }) }]),
        ...(status === ""
          ? []
          : [{ label: `Estado: ${statusNames[status]}`, onRemove: () => onChange({ status: "" }) }]),
      ]}
      onClear={() => onChange({ ...anyClaims, person })}
    />
  );
}
