export const thing = "Insumo o preparado";
export const search = "Buscar insumo o preparado";
export const nothingHint = "Agregue un insumo o un preparado para contarlo.";
export const sheetTitle = "Planilla para contar el inventario";
export const notAmount = "Anote una cantidad de 0 o más, con hasta 2 decimales";
