export const product = "Producto";
export const search = "Buscar producto";
export const nothingHint = "Active el stock de un producto para contarlo.";
export const sheetTitle = "Planilla para contar stock";
export const notAmount = "Anote unidades enteras de 0 o más";
