import { isEmail } from "@cantina/domain/kernel";
import * as texts from "../../texts/login.ts";

export type CredentialFaults = { readonly email?: string; readonly password?: string };

/** What keeps the form from being sent; specification §5. */
export function credentialFaults(credentials: { readonly email: string; readonly password: string }): CredentialFaults {
  return {
    ...(!isEmail(credentials.email) && { email: texts.emailMissing }),
    ...(credentials.password === "" && { password: texts.passwordMissing }),
  };
}

export const hasFaults = (faults: CredentialFaults): boolean =>
  faults.email !== undefined || faults.password !== undefined;
