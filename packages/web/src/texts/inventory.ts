import { say } from "./say.ts";
export const whatIsShown = "Qué del inventario";
export const supplies = "Insumos";
export const prepared = "Preparados";
export const suppliesSearch = "Insumo o proveedor";
export const supply = "Insumo";
export const onePrepared = "Preparado";
export const supplier = "Proveedor";
export const unreadable = "No se pudo cargar el inventario";
export const nothingFound = "No se encontró nada";

export const noSuppliers = "No hay proveedores";
export const noSuppliersHint = "Cree un proveedor y después sus insumos, con su costo y su merma.";
export const createSupplier = "Crear proveedor";
export const noPrepared = "No hay preparados";
export const noPreparedHint = "Un preparado se hace de insumos o de otros preparados: una masa, una salsa.";
export const createPrepared = "Crear preparado";

export const supplierActions = (supplier: string): string => `Acciones del proveedor ${supplier}`;
export const editSupplier = "Editar proveedor";
export const deleteSupplier = "Eliminar proveedor";
export const suppliesOf = (supplier: string): string => `Insumos de ${supplier}`;
export const noSupplies = "Sin insumos";

export const select = (name: string): string => `Seleccionar ${name}`;
export const yielded = "Rendimiento";
export const waste = "Merma";
export const alertLevel = "Alerta";
export const available = "Disponible";
export const isLow = "Stock bajo";

export const marked = (selected: number): string => `Hay ${selected} marcados.`;
export const oneByOne = (selected: number): string => `Hay ${selected} marcados. Se elimina de a uno.`;

/** COUNT-12 */
export const needsCount = "Hay que contarlo";
export const needCount = (consumables: number): string =>
  say(
    "Hubo consumos que no se registraron: hay que contar {consumables, plural, one {un insumo o preparado para que su cantidad sea cierta} other {# insumos o preparados para que sus cantidades sean ciertas}}.",
    { consumables },
  );
