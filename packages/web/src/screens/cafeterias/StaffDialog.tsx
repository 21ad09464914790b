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
  { value: "", label: "Elegir…" },
  { value: "administrator", label: "Administrador" },
  { value: "employee", label: "Empleado" },
] as const;

const modes = [
  { isNewAccount: true, label: "Crear usuario" },
  { isNewAccount: false, label: "Asociar usuario existente" },
] as const;

export function StaffDialog({ row, onClose }: TaskDialogProps) {
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
      const title = isNewAccount ? `Se creó el usuario y se envió la invitación a ${email}.` : `Se asoció a ${email}.`;
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
      title={`${isNewAccount ? "Crear" : "Asociar"} usuario de ${row.name}`}
      submitText={isNewAccount ? "Crear usuario" : "Asociar usuario"}
    >
      <Box role="group" aria-labelledby={modeId} display="flex" flexDirection="column" gap="1.5">
        <Box id={modeId} textStyle="sm" fontWeight="semibold">
          Cuenta
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
        label="Rol"
        value={role}
        options={roles}
        error={faults.role}
        onChange={(value) => edit.type({ role: roles.find((one) => one.value === value)?.value ?? "" })}
      />
      <TextField
        label="Correo electrónico"
        type="email"
        maxLength={textLimits.name}
        value={email}
        error={faults.email}
        hint={
          isNewAccount
            ? "Recibirá un enlace para elegir su contraseña; vence en 7 días."
            : "Ingresará con la contraseña que ya tiene."
        }
        onChange={(address) => edit.type({ email: address })}
      />
    </EditDialog>
  );
}
