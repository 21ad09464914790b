import { type Result, accepted, refused, textLimits } from "../kernel/index.ts";

export type NewPasswordFailure = {
  readonly code: "REQUIRED" | "TOO_SHORT" | "TOO_LONG" | "MISSING_KINDS" | "FORBIDDEN_CHARACTERS" | "DIFFERENT_REPEAT";
};

/** Letters of any alphabet, digits, and signs that a keyboard has: no spaces, no control characters, no emoji. */
const permitted = /^(?:\p{L}|\d|[!-/:-@[-`{-~¡¿°¬´¨€£])+$/u;
const neededKinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/u];

/** A new password against specification §5, first fault first. ACCESS-03 */
export function checkNewPassword(text: string): Result<string, NewPasswordFailure> {
  // What looks the same must be the same password on every keyboard.
  const password = text.normalize("NFC");
  const { length } = password;
  if (length === 0) return refused({ code: "REQUIRED" });
  if (length < textLimits.passwordMin) return refused({ code: "TOO_SHORT" });
  if (length > textLimits.passwordMax) return refused({ code: "TOO_LONG" });
  if (!neededKinds.every((kind) => kind.test(password))) return refused({ code: "MISSING_KINDS" });
  if (!permitted.test(password)) return refused({ code: "FORBIDDEN_CHARACTERS" });
  return accepted(password);
}

/** The password typed twice. ACCESS-03 */
export function checkRepeatedPassword(text: string, repeat: string): Result<string, NewPasswordFailure> {
  const checked = checkNewPassword(text);
  return checked.ok && checked.value !== repeat.normalize("NFC") ? refused({ code: "DIFFERENT_REPEAT" }) : checked;
}
