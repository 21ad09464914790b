export const moveUp = (name: string): string => `Subir ${name}`;
export const moveDown = (name: string): string => `Bajar ${name}`;
export const placeOf = (name: string, place: number, count: number): string => `${name}: lugar ${place} de ${count}`;
