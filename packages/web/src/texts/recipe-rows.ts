export const ingredientAt = (place: number): string => `Ingrediente ${place}`;
export const quantityAt = (place: number): string => `Cantidad ${place}`;
export const addIngredient = "Agregar ingrediente";
export const removeIngredient = (place: number): string => `Quitar el ingrediente ${place}`;
export const removed = (ingredient: string): string => `Se quitó ${ingredient}.`;
/** Of a row in which none was chosen yet. */
export const someIngredient = "el ingrediente";
