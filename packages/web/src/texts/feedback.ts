export const unreadable = "No se pudieron cargar las sugerencias";
export const maybeOld = "Puede haber sugerencias más nuevas que no se ven.";
export const none = "No hay sugerencias";
export const noneHint = "Las que envíen los clientes desde la app aparecen aquí al momento.";
export const noneFound = "No se encontraron sugerencias";

export const searchLabel = "Sugerencia, cliente o email";
export const searchLabelOfAll = "Sugerencia, cliente, email o cafetería";
export const suggestion = "Sugerencia";
export const from = "Cliente";
export const cafeteria = "Cafetería";
