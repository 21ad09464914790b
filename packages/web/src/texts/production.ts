import type { Unit } from "@cantina/domain/inventory";
import type { DemandOrigin, PlanRangeFault } from "@cantina/domain/production";
import { production } from "./production-tab.ts";
import { say } from "./say.ts";

export { production } from "./production-tab.ts";
export const unreadable = "No se pudo hacer el plan";
export const days = "Días";
export const tomorrow = "Mañana";
export const nextSeven = "Próximos 7 días";
export const thisWeek = "Esta semana";
export const estimate = "Estimar ventas de mostrador";
export const rangeFaults: Readonly<Record<PlanRangeFault["code"], string>> = {
  PAST: "Se planifica desde hoy",
  REVERSED: "No puede ser anterior a la fecha desde",
  TOO_FAR: "Se planifica hasta 31 días desde hoy",
};

export const figures = "Resumen del plan";
export const portions = "Porciones";
export const portionsHint =
  "Lo que pidieron para esos días: comandas pendientes, abonos y comidas de mensualidades que dicen qué entregan. Las promociones cuentan por sus productos. Lo estimado se cuenta sólo si se pide.";
export const toPrepare = "Preparados a hacer";
export const toPrepareHint = "Preparados de los que se necesita más de lo que ya está hecho.";
export const missingSupplies = "Insumos que faltan";
export const missingSuppliesHint =
  "Insumos de los que se necesita más de lo que hay, con la merma y el rendimiento de las recetas.";
export const purchaseCost = "Costo de la compra";
export const purchaseCostHint =
  "La lista de compras al costo por unidad de cada insumo, redondeada a lo que se puede pedir.";

export const portionsByProduct = "Porciones por producto";
export const prepared = "Preparados";
export const supplies = "Insumos";
export const purchases = "Lista de compras";
export const product = "Producto";
export const onePrepared = "Preparado";
export const supply = "Insumo";
export const originNames: Readonly<Record<DemandOrigin, string>> = {
  ORDER: "Pedidos",
  PASS: "Abonos",
  SUBSCRIPTION: "Mensualidades",
  FORECAST: "Estimado",
};
export const lineNames: Readonly<Record<DemandOrigin, string>> = {
  ORDER: "Pedido",
  PASS: "Pedido de abono",
  SUBSCRIPTION: "Mensualidad",
  FORECAST: "Estimado",
};
export const usuallyOff = (error: string): string => `suele errar ±${error}`;
export const withoutRecipe = "Sin receta";
export const someWithoutRecipe = (units: number): string => `${units} sin receta`;
export const byRecipes = "Según recetas";
export const needed = "Necesario";
export const available = "Disponible";
export const toMake = "A hacer";
export const missing = "Falta";
export const negative = "Stock negativo";
export const giveOrTake = (units: number, error: string): string => `${units} ±${error}`;
export const errorColumn = "Error habitual";
export const toBuy = "Comprar";
export const prepare = "Preparar";
export const prepareOne = (name: string): string => `Preparar ${name}`;
export const noSupplier = "Sin proveedor";
export const purchasesOf = (supplier: string): string => `Compras a ${supplier}`;
export const wholePlan = "Total de la compra";

export const unnamedMeals = (meals: number): string =>
  say(
    "{meals, plural, one {1 comida de mensualidad no dice} other {# comidas de mensualidades no dicen}} qué producto se entrega: no están en las cuentas.",
    { meals },
  );
export const seeSubscriptions = "Ver mensualidades";
export const closedOn = (days: string): string => `Cerrado: ${days}. Cuenta sólo lo que ya está pedido.`;
export const estimateHint =
  "Estimado: ventas de mostrador según los últimos 90 días, sin lo que se pide por adelantado. Se estima sólo lo que se acierta mejor que con la semana pasada.";
export const nothingPlanned = "No hay nada pedido para esos días";
export const nothingPlannedHint = "El plan se llena solo con las comandas, los abonos y las mensualidades.";
export const nothingMissing = "No falta nada: alcanza con lo que hay.";
export const noRecipes = "Lo pedido no tiene recetas.";

export const portionsOf = (name: string): string => `Porciones de ${name}`;
export const neededOf = (name: string): string => `Para qué se necesita ${name}`;
export const inPortions = (units: number): string =>
  say("{units, plural, one {1 porción} other {# porciones}}", { units });
export const sparedByPrepared = (gross: string): string =>
  `Según las recetas son ${gross}; el resto ya está en lo preparado.`;
export const nobodyNeeds = "Ya nadie lo pide.";
export const sharesUnreadable = "No se pudo leer de qué es la suma";
export const noPickup = "Sin horario";
export const seeOrder = "Ver en Historial";

const reasons = {
  RECIPE_CYCLE: "se hace de sí mismo",
  UNKNOWN_INGREDIENT: "ya no existe y una receta lo usa",
  QUANTITY_TOO_LARGE: "se necesita más de lo que se puede contar",
  COST_TOO_HIGH: "cuesta más de lo que se puede contar",
} as const;
export const refusedBecause = (reason: keyof typeof reasons, name: string | null): string =>
  `No se puede hacer el plan: ${name ?? "Un ingrediente"} ${reasons[reason]}.`;

const unitWords: Readonly<Record<Unit, readonly [one: string, many: string]>> = {
  PIECE: ["unidad", "unidades"],
  GRAM: ["gramo", "gramos"],
  KILOGRAM: ["kilogramo", "kilogramos"],
  CUP: ["taza", "tazas"],
  TEASPOON: ["cucharadita", "cucharaditas"],
  TABLESPOON: ["cucharada", "cucharadas"],
  LITER: ["litro", "litros"],
  MILLILITER: ["mililitro", "mililitros"],
};
/** Written out, so that nobody at the shop takes grams for kilograms. */
export const amountInWords = (amount: string, unit: Unit): string =>
  `${amount} ${unitWords[unit][amount === "1" ? 0 : 1]}`;

export const unit = "Unidad";
export const supplier = "Proveedor";
export const fileName = (from: string, until: string, extension: string): string =>
  `produccion_${from === until ? from : `${from}_${until}`}.${extension}`;
export const titleOf = (from: string, until: string): string =>
  from === until ? `${production} del ${from}` : `${production} del ${from} al ${until}`;
