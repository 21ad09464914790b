export const addProducts = "Agregar productos";
export const foundProducts = "Productos encontrados";
