import type { MovementStayReason } from "@cantina/domain/uploads";
import { say } from "./say.ts";
import type { UploadTexts } from "./uploads.ts";

const stays: Readonly<Record<MovementStayReason, string>> = {
  GONE: "ya no queda lo que ingresó",
  DELETED: "fue eliminado",
  COUNTED: "se contó después, y el conteo ya lo corrigió",
};

const itemsText = (count: number): string => say("{count, plural, one {# ingreso} other {# ingresos}}", { count });

export const untouched = (count: number): string =>
  say(
    "{count, plural, one {# fila no tiene cantidad: su insumo queda como está} other {# filas no tienen cantidad: sus insumos quedan como están}}.",
    { count },
  );
export const alsoTakes = "Lo que se prepara descuenta además sus ingredientes.";
export const leavesAfter = "Queda al final";
export const template = "Template_carga_masiva_inventario.xlsx";

export const movementUploadTexts: UploadTexts = {
  title: "Carga masiva de inventario",
  items: "Ingresos",
  itemsOfFile: "Ingresos del archivo",
  itemsDone: "Ingresos registrados",
  planned: (count) =>
    say("{count, plural, one {Se va a registrar # ingreso} other {Se van a registrar # ingresos}}.", { count }),
  addAll: (count) => `Registrar ${itemsText(count)}`,
  adding: (count) => `Registrando ${itemsText(count)}…`,
  added: (count) => say("{count, plural, one {Se registró # ingreso} other {Se registraron # ingresos}}.", { count }),
  nothingDone: "No se registró nada.",
  undoHint: "Si fue un error, puede deshacer la carga: se registra lo opuesto de lo que todavía está en el inventario.",
  undone: (count) =>
    count === 0
      ? "No se deshizo ningún ingreso."
      : say("{count, plural, one {Se deshizo # ingreso} other {Se deshicieron # ingresos}} de la carga.", { count }),
  theseStay: "Estos no se pudieron deshacer:",
  stays,
  faultyFile: "inventario_con_errores.xlsx",
};
