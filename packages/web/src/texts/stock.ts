import type {
  ActivationFaults,
  MovementFaults,
  MovementType,
  StockLevel,
  StockRecordType,
} from "@cantina/domain/stock";
import { descriptionLimit } from "@cantina/domain/stock";
import type { FaultTexts } from "./fault-texts.ts";
import * as faults from "./fault-words.ts";
import { say } from "./say.ts";
import { textFaultTexts } from "./text-fault-texts.ts";

export const activate = "Activar stock";
export const activateIt = "Activar";
export const activateFirst = "Activar el primer producto";
export const deactivate = "Desactivar stock";
export const moveOf = (name: string): string => `Registrar movimiento de ${name}`;
/** As the first description of what came. */
export const restocking = "Reposición";
export const exportReport = "Exportar reporte diario";
export const fileName = (day: string): string => `stock-report_${day}.xlsx`;

export const whatIsShown = "Qué se muestra";
export const products = "Productos";
export const search = "Buscar producto";
export const level = "Nivel";
export const levelNames: Readonly<Record<StockLevel, string>> = {
  ENOUGH: "Suficiente",
  LOW: "Bajo",
  SOLD_OUT: "Agotado",
};

export const product = "Producto";
export const available = "Disponible";
export const reservedToday = "Reservado hoy";
export const reservedLater = "Reservado después";
export const onShelf = "En el estante";
export const soldToday = "Vendido hoy";

export const unreadable = "No se pudo leer el stock";
export const none = "Ningún producto tiene stock activo";
export const noneHint = "Active el stock de un producto para que la venta cuente sus unidades.";
export const noneFound = "No se encontraron productos";

export const movementTypeNames: Readonly<Record<MovementType, string>> = { INGRESO: "Ingreso", EGRESO: "Egreso" };
export const movementType = "Tipo de movimiento";
export const movement = "Movimiento";
export const leaves = "Quedan";
const units = (count: number): string => say("{count, plural, one {# unidad} other {# unidades}}", { count });
export const availableNow = (count: number): string => `Disponible: ${units(count)}.`;
export const firstAmount = "Cantidad inicial";
export const firstAmountHint = "Lo que se puede vender desde ahora, sin lo que ya espera a ser entregado.";

const notWhole = "Por favor ingrese una cantidad entera de 1 o más";
export const movementFaultTexts: FaultTexts<MovementFaults> = {
  amount: { NOT_WHOLE: notWhole, EXCEEDED: "Inventario excedido" },
  description: textFaultTexts(faults.descriptionMissing, descriptionLimit),
};
export const activationFaultTexts: FaultTexts<ActivationFaults> = {
  productId: { MISSING: "Por favor elija un producto" },
  amount: { NOT_WHOLE: "Por favor ingrese una cantidad entera de 0 o más" },
};

export const moved = (name: string, stock: number): string =>
  say("Se registró el movimiento de {name}. {count, plural, one {Queda # unidad} other {Quedan # unidades}}.", {
    name,
    count: stock,
  });
export const activated = (name: string): string => `Se activó el stock de ${name}.`;
export const deactivateNamed = (name: string): string => `Desactivar el stock de ${name}`;
export const deactivationHint = "Se venderá sin límite. Sus registros se conservan.";
export const deactivated = (name: string): string => `Se desactivó el stock de ${name}.`;
export const productGone = "El producto fue eliminado o ya no pertenece a la cafetería.";

export const records = "Registros de stock";
export const recordsOf = (name: string): string => `Registros de ${name}`;
export const recordsUnreadable = "No se pudieron leer los registros";
export const noRecords = "No hay registros en esos días";
export const left = (count: number): string => say("{count, plural, one {Queda #} other {Quedan #}}", { count });
export const seeOrder = "Ver en Historial";
export const recordNames: Readonly<Record<StockRecordType, string>> = {
  INITIALIZE_STOCK: "Stock inicial",
  IN: "Ingreso",
  OUT: "Egreso",
  CLEAR_STOCK: "Fin del stock",
  COUNT: "Conteo",
};
export const soldRecord = "Venta";
export const returnedRecord = "Devolución por anulación";
