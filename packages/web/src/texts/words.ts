/** What many screens say in one word: of buttons, fields and columns. */
export const accept = "Aceptar";
export const add = "Agregar";
export const apply = "Aplicar";
export const back = "Volver";
export const cancel = "Cancelar";
export const close = "Cerrar";
export const done = "Listo";
export const remove = "Quitar";
export const retry = "Reintentar";
export const save = "Guardar";
export const undo = "Deshacer";

export const amount = "Monto";
export const balance = "Saldo";
export const description = "Descripción";
export const diner = "Comensal";
export const discount = "Descuento";
export const email = "Email";
export const name = "Nombre";
export const quantity = "Cantidad";
export const status = "Estado";
export const total = "Total";
