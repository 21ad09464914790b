import { say } from "./say.ts";
import * as words from "./words.ts";

export const mealsToday = "Mensualidades de hoy";
export const mealsOfDiner = "Mensualidades del comensal";
export const unreadable = "No se pudieron cargar las mensualidades de hoy.";
export const seeMeals = "Ver mensualidades";
export const allDelivered = "Se entregaron todas las comidas de las mensualidades de hoy.";
export const pendingToday = (pending: number, count: number): string =>
  `Mensualidades de hoy: ${pending} por entregar de ${count}`;

export const searchLabel = "Comensal, clase o mensualidad";
export const pendingOnly = (count: number): string => `Por entregar (${count})`;
export const allMeals = (count: number): string => `${words.allFeminine} (${count})`;
export const nothingShown = "No hay comidas para mostrar";
export const searchOtherwise = "Cambie la búsqueda o el estado.";
export const nothingOnBoard = "No hay comidas de mensualidades para mostrar";
export const changeFilters = "Cambie los filtros.";
export const someShown = (shown: number, count: number): string =>
  `Se muestran ${shown} de ${count}. Busque para ver las demás.`;

export const mealToday = "Comida de hoy";
export const deliverTo = (meal: string, diner: string): string => `Entregar ${meal} a ${diner}`;
export const deliverAll = (count: number): string => `Entregar todas (${count})`;
export const deliverQuestion = "Entregar las comidas de mensualidades";
export const willDeliver = (count: number): string =>
  say(
    "{count, plural, one {Se entregará # comida de hoy que se muestra} other {Se entregarán # comidas de hoy que se muestran}} por entregar.",
    { count },
  );
export const completed = "Completada";
export const mealDelivered = "Se entregó la comida.";
export const mealsDelivered = "Se entregaron las comidas.";
