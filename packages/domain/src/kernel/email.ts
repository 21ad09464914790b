/** One "@" with a name before it and a host with a dot behind it; no space and nothing that a mail header would read as its own. KERNEL-08 */
export const emailShape = /^[^\s@<>()[\]\\,;:"]+@[^\s@.<>()[\]\\,;:"]+(?:\.[^\s@.<>()[\]\\,;:"]+)+$/u;

export const isEmail = (text: string): boolean => emailShape.test(text.trim());

export type EmailFault = "MISSING" | "MALFORMED";

/** What keeps what was typed from being an address; null: nothing. KERNEL-08 */
export function emailFault(text: string): EmailFault | null {
  if (text.trim() === "") return "MISSING";
  return isEmail(text) ? null : "MALFORMED";
}
