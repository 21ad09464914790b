/** Codes of specification §8 that the server of today doesn't answer with, and another one may. */
export const comingSentences = {
  MP_NOT_AVAILABLE: "Mercado Pago no está disponible en esta cafetería.",
  PLEXO_NOT_AVAILABLE: "Plexo no está disponible en esta cafetería.",
  D24_NOT_AVAILABLE: "Directa24 no está disponible en esta cafetería.",
  WRONG_USER: "El usuario no corresponde a esta operación.",
  CLIENT_MISSING: "Elija un cliente para continuar.",
  DELETE_OR_UPDATE_NOT_FOUND: "No se encontró lo que quiere cambiar o eliminar. Puede que ya se haya eliminado.",
  INVALID_TIME_ZONE: "La zona horaria no es válida.",
  INVALID_CAFETERIA_ASSOCIATION: "Esa cuenta no se puede asociar a esta cafetería.",
  UNIQUE_EMAIL_CONFLICT: "Ya hay otra cuenta con ese correo electrónico.",
} as const;
