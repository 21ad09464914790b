import {
  type StaffDraft,
  type StaffEntry,
  type StaffFaults,
  checkStaffEntry,
  emptyStaff,
} from "@cantina/domain/access";
import { textLimits } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useId } from "react";
import type { ApiFailure } from "../../failures/failure.ts";
import { usePlaceCalls } from "../../composition/desk/index.ts";
import { useEdit } from "../../composition/forms/index.ts";
import { staffFaultTexts } from "../../texts/cafeteria-fault-texts.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import { roleName } from "../../texts/role-names.ts";
import * as texts from "../../texts/cafeteria-dialogs.ts";
import * as list from "../../texts/cafeterias.ts";
import * as words from "../../texts/words.ts";
import { Chip } from "../../ui/Chip.tsx";
import { EditDialog } from "../../ui/EditDialog.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { notify } from "../../ui/notify.ts";
import type { TaskDialogProps } from "./EditCafeteriaDialog.tsx";

type StaffForm = {
  readonly entry: StaffEntry;
  readonly draft: StaffDraft;
  readonly faults: StaffFaults;
  readonly saved: { readonly email: string };
  readonly failure: ApiFailure;
};

const roles = [
  { value: "", label: words.choose },
  { value: "administrator", label: roleName("CAFETERIA_ADMINISTRATOR") },
  { value: "employee", label: roleName("CAFETERIA_EMPLOYEE") },
] as const;

const modes = [
  { isNewAccount: true, label: texts.createUser },
  { isNewAccount: false, label: texts.linkKnownUser },
] as const;

export function NewStaffDialog({ row, onClose }: TaskDialogProps) {
  const modeId = useId();
  const places = usePlaceCalls();
  const edit = useEdit<StaffForm>({
    former: { entry: emptyStaff },
    check: checkStaffEntry,
    save: ({ draft, key }) =>
      places.registerEmployee(
        { params: { cafeteriaId: row.id }, body: { cafeteriaId: row.id, ...draft } },
        { idempotencyKey: key },
      ),
    onSaved: ({ email }, { isNewAccount }) => {
      const title = isNewAccount ? texts.userCreated(email) : texts.userLinked(email);
      void notify({ kind: "success", title });
      onClose();
    },
    onClose,
  });
  const { role, email, isNewAccount } = edit.entry;
  const faults = toldFaults(edit.faults, staffFaultTexts);
  return (
    <EditDialog
      edit={edit}
      title={isNewAccount ? texts.createUserOf(row.name) : texts.linkUserOf(row.name)}
      submitText={isNewAccount ? words.create : words.link}
    >
      <Box role="group" aria-labelledby={modeId} display="flex" flexDirection="column" gap="1.5">
        <Box id={modeId} textStyle="sm" fontWeight="semibold">
          {texts.account}
        </Box>
        <Box display="flex" gap="2" flexWrap="wrap">
          {modes.map((mode) => (
            <Chip
              key={mode.label}
              aria-pressed={mode.isNewAccount === isNewAccount}
              onClick={() => edit.type({ isNewAccount: mode.isNewAccount })}
            >
              {mode.label}
            </Chip>
          ))}
        </Box>
      </Box>
      <SelectField
        label={list.role}
        value={role}
        options={roles}
        error={faults.role}
        onChange={(value) => edit.type({ role: roles.find((one) => one.value === value)?.value ?? "" })}
      />
      <TextField
        label={words.email}
        type="email"
        maxLength={textLimits.name}
        value={email}
        error={faults.email}
        hint={isNewAccount ? texts.invitationHint : texts.linkHint}
        onChange={(address) => edit.type({ email: address })}
      />
    </EditDialog>
  );
}
