import { Box } from "@chakra-ui/react/box";
import { textLimits } from "@cantina/domain/kernel";
import { useId, useState } from "react";
import { type EmployeeRegistration, usePlaceCall } from "../../composition/places.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { Form } from "../../ui/Form.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { notify } from "../../ui/notify.ts";
import type { CafeteriaFormProps } from "./EditCafeteriaForm.tsx";
import { type StaffEntry, type StaffFaults, staffFaults } from "./cafeteria-faults.ts";

const roles = [
  { value: "", label: "Elegir…" },
  { value: "administrator", label: "Administrador" },
  { value: "employee", label: "Empleado" },
] as const;

const modes = [
  { isNewAccount: true, label: "Crear usuario" },
  { isNewAccount: false, label: "Asociar usuario existente" },
] as const;

export function StaffForm({ row, onDone }: CafeteriaFormProps) {
  const modeId = useId();
  const [isNewAccount, setIsNewAccount] = useState(true);
  const [entry, setEntry] = useState<StaffEntry>({ role: "", email: "" });
  const [faults, setFaults] = useState<StaffFaults>({});
  const { isSending, failure, send } = usePlaceCall(
    (places, registration: EmployeeRegistration) => places.registerEmployee(registration),
    ({ email }) => {
      const title = isNewAccount ? `Se creó el usuario y se envió la invitación a ${email}.` : `Se asoció a ${email}.`;
      void notify({ kind: "success", title });
      onDone();
    },
  );
  const submit = (): void => {
    const found = staffFaults(entry);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const isAdministrator = entry.role === "administrator";
    send({ cafeteriaId: row.id, email: entry.email.trim(), isAdministrator, isNewAccount });
  };
  return (
    <Form onSubmit={submit}>
      <Box role="group" aria-labelledby={modeId} display="flex" flexDirection="column" gap="1.5">
        <Box id={modeId} textStyle="sm" fontWeight="semibold">
          Cuenta
        </Box>
        <Box display="flex" gap="2" flexWrap="wrap">
          {modes.map((mode) => (
            <Chip
              key={mode.label}
              aria-pressed={mode.isNewAccount === isNewAccount}
              onClick={() => setIsNewAccount(mode.isNewAccount)}
            >
              {mode.label}
            </Chip>
          ))}
        </Box>
      </Box>
      <SelectField
        label="Rol"
        value={entry.role}
        options={roles}
        error={faults.role}
        onChange={(value) => setEntry({ ...entry, role: roles.find((role) => role.value === value)?.value ?? "" })}
      />
      <TextField
        label="Correo electrónico"
        type="email"
        maxLength={textLimits.name}
        value={entry.email}
        error={faults.email}
        hint={
          isNewAccount
            ? "Recibirá un enlace para elegir su contraseña; vence en 7 días."
            : "Ingresará con la contraseña que ya tiene."
        }
        onChange={(email) => setEntry({ ...entry, email })}
      />
      {failure !== null && <Notice kind="error">{sentenceOf(failure)}</Notice>}
      <Button type="submit" busy={isSending}>
        {isNewAccount ? "Crear usuario" : "Asociar usuario"}
      </Button>
    </Form>
  );
}
