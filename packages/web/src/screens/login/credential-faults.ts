import { isEmail } from "@cantina/domain/kernel";

export type CredentialFaults = { readonly email?: string; readonly password?: string };

/** What keeps the form from being sent; specification §5. */
export function credentialFaults(credentials: { readonly email: string; readonly password: string }): CredentialFaults {
  return {
    ...(!isEmail(credentials.email) && { email: "Por favor ingrese su email" }),
    ...(credentials.password === "" && { password: "Por favor ingrese su contraseña" }),
  };
}

export const hasFaults = (faults: CredentialFaults): boolean =>
  faults.email !== undefined || faults.password !== undefined;
