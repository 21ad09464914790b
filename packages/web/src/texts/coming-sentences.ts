/** Codes of specification §8 for providers that no server answers with yet. */
export const comingSentences = {
  PLEXO_NOT_AVAILABLE: "Plexo no está disponible en esta cafetería.",
} as const;
