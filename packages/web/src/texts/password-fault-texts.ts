import type { NewPasswordFailure } from "@cantina/domain/access";

/** Specification §5, New password. */
export const passwordFaultTexts: Readonly<Record<NewPasswordFailure["code"], string>> = {
  REQUIRED: "Por favor ingrese su nueva contraseña",
  TOO_SHORT: "La contraseña debe tener al menos 8 caracteres",
  TOO_LONG: "La contraseña no debe tener más de 70 caracteres",
  MISSING_KINDS: "La contraseña debe incluir al menos una minúscula, una mayúscula y un número",
  FORBIDDEN_CHARACTERS: "La contraseña solo puede tener letras, números y caracteres especiales",
  DIFFERENT_REPEAT: "Las contraseñas no coinciden",
};
