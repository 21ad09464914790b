/** Codes of specification §8 for providers that no server answers with yet. */
export const comingSentences = {
  MP_NOT_AVAILABLE: "Mercado Pago no está disponible en esta cafetería.",
  PLEXO_NOT_AVAILABLE: "Plexo no está disponible en esta cafetería.",
  D24_NOT_AVAILABLE: "Directa24 no está disponible en esta cafetería.",
} as const;
