import type { ClientAccount, Commensal } from "./client.ts";

/** Whose card has that code; null: nobody's who is enabled. CLIENTS-06 */
export function cardHolder(clients: readonly Pick<ClientAccount, "commensals">[], code: string): Commensal | null {
  for (const { commensals } of clients) {
    const found = commensals.find(({ cardCode, status }) => cardCode === code && status === "ENABLED");
    if (found !== undefined) return found;
  }
  return null;
}
