import { isEmail } from "@cantina/domain/kernel";

export type PlaceEntry = { readonly name: string; readonly countryId: string; readonly timeZone: string };
export type PlaceFaults = { readonly [K in keyof PlaceEntry]?: string };

/** Specification §5, Cafeteria. */
export const placeFaults = ({ name, countryId, timeZone }: PlaceEntry): PlaceFaults => ({
  ...(name.trim() === "" && { name: "El nombre es obligatorio" }),
  ...(countryId === "" && { countryId: "El país es obligatorio" }),
  ...(timeZone === "" && { timeZone: "La zona horaria es obligatoria" }),
});

export type StaffEntry = { readonly role: "" | "administrator" | "employee"; readonly email: string };
export type StaffFaults = { readonly [K in keyof StaffEntry]?: string };

/** Specification §5, New cafeteria user. */
export const staffFaults = ({ role, email }: StaffEntry): StaffFaults => ({
  ...(role === "" && { role: "El rol es obligatorio" }),
  ...(email.trim() === ""
    ? { email: "Por favor ingrese su dirección de correo electrónico" }
    : !isEmail(email) && { email: "El correo electrónico no es válido" }),
});
