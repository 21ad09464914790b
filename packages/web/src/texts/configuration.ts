export const unreadable = "No se pudo cargar la configuración";
export const maybeStale = "La configuración puede no estar al día.";

export const cash = "Caja";
export const cashLead = "Cómo se cuenta el efectivo de esta cafetería.";
export const cashUnreadable = "No se pudo cargar la configuración de la caja";
export const blindClose = "Cierre de caja a ciegas";
export const blindCloseHint =
  "Los empleados cuentan el efectivo antes de ver cuánto tendría que haber. Los administradores lo ven siempre.";
export const ownCap = "Tope propio para los importes en efectivo";
export const ownCapHint =
  "Un importe más alto que el tope se pregunta otra vez antes de registrarlo; nunca impide cerrar la caja. Sin un tope propio, se pregunta por lo que supera en mucho lo habitual.";
export const cap = "Tope de un importe";

export const classesLead = "Los grupos de comensales, en el orden en que se muestran.";
export const noClasses = "Todavía no hay clases";
export const addFirstClass = "Agregue la primera: cada comensal pertenece a una.";
export const newClass = "Nueva clase";
export const classAdded = (name: string): string => `Se agregó la clase ${name}.`;
export const dragToSort = "Arrastrar para ordenar";
export const moveUp = (name: string): string => `Subir ${name}`;
export const moveDown = (name: string): string => `Bajar ${name}`;
export const placeOf = (name: string, place: number, count: number): string => `${name}: lugar ${place} de ${count}`;
export const rename = "Cambiar el nombre";
export const renameOf = (name: string): string => `Cambiar el nombre de ${name}`;
export const classRenamed = (name: string): string => `La clase ahora se llama ${name}.`;
export const deleteClass = (name: string): string => `Eliminar la clase ${name}`;
export const deleteClassHint =
  "Los pedidos que ya existen la conservan. Solo se puede eliminar si no tiene comensales.";
export const classDeleted = (name: string): string => `Se eliminó la clase ${name}.`;
