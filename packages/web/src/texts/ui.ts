import { usesText } from "./uses-text.ts";
import { say } from "./say.ts";

/** What the parts of the kit say, whatever room they stand in. */
export const search = "Buscar";
export const showOptions = "Mostrar opciones";
export const clear = "Borrar";
export const otherOptions = "Otras";
export const moreActions = "Más acciones";
export const actions = "Acciones";
export const notices = "Avisos";
export const allTopics = "Todos los temas";
export const topics = "Temas";
export const payment = "Método de pago";

export const filters = "Filtros";
export const closeFilters = "Cerrar filtros";
export const activeFilters = "Filtros activos";
export const clearFilters = "Quitar filtros";
export const seeResults = "Ver resultados";
export const nothingMatches = "Nada coincide con lo que busca.";

export const pages = "Páginas";
export const previousPage = "Página anterior";
export const nextPage = "Página siguiente";
export const goToPage = "Ir a la página";

export const changed = "Hay cambios sin guardar.";
export const saved = "Se guardó.";
export const unchanged = "No hay cambios.";
export const changedMeanwhile = "Otra persona hizo cambios mientras tanto. Lo que haya escrito aquí no se guardó.";
export const seeCurrent = "Ver cómo está";
export const currentUnreadable = "No se pudo leer cómo está ahora. Lo que escribió sigue aquí.";
export const discardQuestion = "¿Descartar los cambios?";
export const discardHint = "Lo que escribió se perderá.";

export const amountNotANumber = "Ingrese un importe, por ejemplo 1.234,50";
export const amountTooLarge = "El importe es demasiado grande";
export const amountNegative = "El importe no puede ser negativo";
export const quantityNotANumber = "Ingrese una cantidad, por ejemplo 1,5";
export const quantityTooLarge = "La cantidad es demasiado grande";
export const quantityNegative = "La cantidad no puede ser negativa";
export const tooManyDecimals = "Use 2 decimales como máximo";

export const dayFormat = "DD/MM/AAAA";
export const dayMalformed = "Ingrese la fecha como DD/MM/AAAA";
export const afterLastDay = "es posterior a la última que se puede elegir";
export const previousMonth = "Mes anterior";
export const nextMonth = "Mes siguiente";

export const pictureFile = "Archivo de imagen";
export const uploadPicture = "Subir imagen";
export const changePicture = "Cambiar imagen";
export const pictureHint = "PNG, JPG o WebP, hasta 2 MB.";

export const noClassesFound = "No se encontraron clases";
export const chooseByName = "Por nombre";
export const moreMatch = "Hay más. Siga escribiendo.";
export const soldOut = "Agotado";

/** Functions of what the till loads, too; those of other parts stand in ui-desk.ts. */
export const someShown = (shown: number, count: number): string =>
  `Se muestran ${shown} de ${count}. Siga escribiendo.`;
export const left = (stock: number): string => say("{stock, plural, one {Queda #} other {Quedan #}}", { stock });
export const isFull = (limit: number): string => `Hasta ${limit} caracteres: no entra más.`;
export const offline = (detail: string): string => `Sin conexión. ${detail}`;
export const readAgo = (age: string): string => `Datos de hace ${age}.`;
export const quantityOf = (name: string): string => `Cantidad de ${name}`;
export const typeQuantityOf = (name: string): string => `Escribir la cantidad de ${name}`;
export const addOneOf = (name: string): string => `Agregar uno de ${name}`;
export const removeOneOf = (name: string): string => `Quitar uno de ${name}`;
export const removeNamed = (name: string): string => `Quitar ${name}`;

/** Who is chosen: a diner, or a client by the name that the specification has for one. */
export type PersonKind = "comensal" | "usuario";
export const choosePerson = (kind: PersonKind): string => (kind === "comensal" ? "Elegir comensal" : "Elegir usuario");
export const changePerson = (kind: PersonKind, name: string): string =>
  `${kind === "comensal" ? "Comensal" : "Usuario"}: ${name}. Cambiar`;
export const couponUsesLeft = (uses: number): string =>
  say("Cuponeras: {uses, plural, one {queda # uso} other {quedan # usos}}", { uses });
export const couponUses = (uses: number): string => `${usesText(uses)} de cuponera`;

export const allergy = (allergies: string): string => `Alergias: ${allergies}`;
