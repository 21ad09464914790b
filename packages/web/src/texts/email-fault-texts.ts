import type { EmailFault } from "@cantina/domain/kernel";
import { emailMalformed } from "./fault-words.ts";

export const emailFaultTexts: Readonly<Record<EmailFault, string>> = {
  MISSING: "Por favor ingrese su dirección de correo electrónico",
  MALFORMED: emailMalformed,
};
