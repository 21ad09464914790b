import { createHmac } from "node:crypto";

/** The help centre's own space and the key of its proofs. */
export type Intercom = { readonly appId: string; readonly secret: string };

/** Proves to Intercom that whoever shows it is that person; in hex. HELP-02 */
export const verificationHash = ({ secret }: Pick<Intercom, "secret">, userId: string): string =>
  createHmac("sha256", secret).update(userId).digest("hex");
