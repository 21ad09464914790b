export const created = (name: string): string => `Se creó el abono ${name}.`;
export const saved = (name: string): string => `Se guardó el abono ${name}.`;
export const deleted = (name: string): string => `Se eliminó el abono ${name}.`;
export const daysOfPass = (count: number): string => `Días del abono (${count})`;
