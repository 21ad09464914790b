import type { EmailFault } from "@cantina/domain/kernel";

export const emailFaultTexts: Readonly<Record<EmailFault, string>> = {
  MISSING: "Por favor ingrese su dirección de correo electrónico",
  MALFORMED: "El correo electrónico no es válido",
};
