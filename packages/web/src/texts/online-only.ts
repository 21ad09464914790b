export const needsServer = (what: string): string => `«${what}» necesita conexión con el servidor.`;
