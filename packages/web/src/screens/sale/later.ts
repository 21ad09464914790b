/** What a part loads is a long list; it comes beside the screen, before anything there can be pressed (ADR 0040). */
export const later = () => import("./later-parts.ts");

// Told where it is used.
later().catch(() => undefined);

export const typedParts = async () => (await later()).typedParts();
