import { type Result, type TextFault, accepted, refused, textFault } from "../kernel/index.ts";

/** What a seller copies from the provider's own page; in the form as in the call. */
export type Credentials = { readonly accessToken: string; readonly publicKey: string };

export type CredentialsFaults = { readonly accessToken?: TextFault; readonly publicKey?: TextFault };

export const emptyCredentials: Credentials = { accessToken: "", publicKey: "" };

export const credentialLimits = { accessToken: 1_000, publicKey: 250 } as const;

/** PROVIDER-02 */
export function checkCredentials({ accessToken, publicKey }: Credentials): Result<Credentials, CredentialsFaults> {
  const token = textFault(accessToken, credentialLimits.accessToken);
  const key = textFault(publicKey, credentialLimits.publicKey);
  if (token === null && key === null) return accepted({ accessToken: accessToken.trim(), publicKey: publicKey.trim() });
  return refused({ ...(token !== null && { accessToken: token }), ...(key !== null && { publicKey: key }) });
}
