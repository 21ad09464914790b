/** What the app is built in. */
export type Language = "es" | "en" | "pt-BR";

// A language says its own names here, as it says any sentence (ADR 0042).
export const language: Language = "es";
/** How Intl writes dates and numbers. */
export const locale = "es-AR";
