export const created = (name: string): string => `Se creó la cuponera ${name}.`;
export const saved = (name: string): string => `Se guardó la cuponera ${name}.`;
export const deleted = (name: string): string => `Se eliminó la cuponera ${name}.`;
