import { createPrepared, createSupplier } from "./inventory.ts";
import * as words from "./words.ts";

export type EntryKind = "supplier" | "supply" | "prepared";

const nouns: Readonly<Record<EntryKind, string>> = {
  supplier: "proveedor",
  supply: "insumo",
  prepared: "preparado",
};

export const createEntry: Readonly<Record<EntryKind, string>> = {
  supplier: createSupplier,
  supply: "Crear insumo",
  prepared: createPrepared,
};
export const saved = (kind: EntryKind, name: string): string => `Se guardó el ${nouns[kind]} ${name}.`;
export const notSaved = (kind: EntryKind, why: string): string => `No se pudo guardar el ${nouns[kind]}. ${why}`;

export const phone = "Teléfono (opcional)";
export const email = `${words.email} (opcional)`;

export const supplierFirst = "Cree primero el proveedor: cada insumo es de uno.";
export const unitCost = "Costo por unidad";
export const unitCostHint = "Los productos que lo usan toman el costo nuevo. Lo que ya se vendió conserva el suyo.";
export const wastePercent = "Merma (%)";
export const wasteHint = "Lo que se pierde al limpiar o pelar.";

export const unit = "Unidad";
export const unitFixed = "No cambia: las recetas y el stock se cuentan en ella.";
export const alertLevel = "Nivel de alerta";
export const alertLevelHint = "Con esta cantidad o menos, el stock es bajo.";

export const yieldHint = "Cuánto sale de una preparación.";
export const recipe = "Receta de una preparación";
export const costPer = (unit: string): string => `Costo por ${unit}`;

export const usesUnreadable = "No se pudo leer qué lo usa";
export const noUses = "No está en ninguna receta.";
export const replaceIn = (recipes: string): string => `Se usa en recetas: ${recipes}. Elija qué lo reemplaza.`;
export const removedFrom = (recipes: string): string => `Se quita de las recetas que lo usan: ${recipes}.`;
export const whatToDo = "Qué hacer";
export const replaceAndDelete = "Eliminar y reemplazar";
export const deleteOnly = "Solo eliminar";
export const replacement = "Insumo de reemplazo";
export const replacementQuantity = "Cantidad de reemplazo";
export const replacementHint = (replacement: string, unit: string, name: string): string =>
  `Cuánto de ${replacement} reemplaza 1 ${unit} de ${name}.`;
export const quantityTooLow = "La cantidad debe ser 0,01 o más";
export const historyKeepsIt = "El historial lo conserva.";
export const notDeleted = (name: string, why: string): string => `No se pudo eliminar ${name}. ${why}`;

export const supplierDeletionHint = "Ya no se podrá elegir para un insumo. El historial lo conserva.";
export const supplierDeleted = (name: string): string => `Se eliminó el proveedor ${name}.`;
export const supplierNotDeleted = (why: string): string => `No se pudo eliminar el proveedor. ${why}`;
