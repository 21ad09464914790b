import { say } from "./say.ts";

export const createProduct = "Crear producto";
export const createPromotion = "Crear promoción";
export const deleteProduct = "Eliminar producto";
export const deletePromotion = "Eliminar promoción";
export const created = (name: string): string => `Se creó ${name}.`;
export const saved = (name: string): string => `Se guardó ${name}.`;

export const content = "Contenido";
export const productsOfPromotion = "Productos de la promoción";
export const takeOut = (name: string): string => `Sacar ${name} de la promoción`;
/** On the form it is no cart that holds what was deleted. */
export const productOfPromotionDeleted = "Un producto de la promoción fue eliminado. Sáquelo para continuar.";

export const priceAndCost = "Precio y costo";
/** What the products of a promotion cost one by one, and what it does to that. */
export const apart = (sum: string): string => `Por separado: ${sum}`;
export const apartSaving = (sum: string, saving: string): string => `${apart(sum)}. Se ahorra ${saving}`;
export const apartDearer = (sum: string, more: string): string => `${apart(sum)}. Cuesta ${more} más`;
export const costOfRecipe = "Lo dice la receta.";
export const costOff = "Se habilita con la función Utilidad de productos.";
export const groupPrice = (group: number): string => `Precio del grupo ${group}`;
export const classesOfGroup = (group: number): string => `Clases del grupo ${group}`;
export const removeGroup = (group: number): string => `Quitar el grupo ${group}`;

export const recipe = "Receta";
export const totalCost = "Costo total";
export const suppliesUnreadable = "No se pudieron cargar los insumos. La receta queda como está.";

export const hiddenForClasses = "Oculto para las clases";
export const barcode = "Código de barras";
export const barcodeNumber = "Número del código de barras";
export const stock = "Controlar stock";
export const initialStock = "Cantidad inicial";
export const noStock = "Su stock no se controla.";
export const stockOf = (units: number): string =>
  say("{count, plural, one {Hay # unidad disponible} other {Hay # unidades disponibles}}.", { count: units });
export const seeStock = "Ver en Control de stock";
export const unitsADay = "Unidades por día";
export const dates = "Fechas";
export const datesShown = "Fechas en que se muestra";
export const datesChosen = (dates: number): string => {
  if (dates === 0) return "Sin fechas elegidas se muestra todos los días.";
  return say("{dates, plural, one {# fecha elegida.} other {# fechas elegidas.}}", { dates });
};
