/** What several screens say in the same words: of buttons, fields and columns. */
export const accept = "Aceptar";
export const add = "Agregar";
export const apply = "Aplicar";
export const back = "Volver";
export const cancel = "Cancelar";
export const close = "Cerrar";
export const create = "Crear";
export const deleteIt = "Eliminar";
export const done = "Listo";
export const edit = "Editar";
export const reload = "Recargar";
export const remove = "Quitar";
export const retry = "Reintentar";
export const save = "Guardar";
export const sell = "Vender";
export const solve = "Resolver";
export const undo = "Deshacer";

export const amount = "Monto";
export const balance = "Saldo";
export const card = "Tarjeta";
export const category = "Categoría";
export const classes = "Clases";
export const client = "Cliente";
export const comment = "Comentario";
export const cost = "Costo";
export const data = "Datos";
export const date = "Fecha";
export const description = "Descripción";
export const detail = "Detalle";
export const difference = "Diferencia";
export const diner = "Comensal";
export const diners = "Comensales";
export const discount = "Descuento";
export const email = "Email";
export const familyCode = "Código de familia";
export const from = "Desde";
export const lastName = "Apellido";
export const minimumBalance = "Saldo mínimo";
export const name = "Nombre";
export const price = "Precio";
export const picture = "Imagen";
export const quantity = "Cantidad";
export const reason = "Motivo";
export const schoolClass = "Clase";
export const seller = "Vendedor";
export const status = "Estado";
export const sum = "Importe";
export const today = "Hoy";
export const total = "Total";
export const until = "Hasta";

export const all = "Todos";
export const allFeminine = "Todas";
export const choose = "Elegir…";
export const deleted = "Eliminado";
export const findDiner = "Buscar comensal";
export const noDinersFound = "No se encontraron comensales";
export const findProduct = "Buscar producto";
export const noProductsFound = "No se encontraron productos";
export const chargeBalance = "Recargar saldo";
export const closeNotice = "Cerrar aviso";
export const keepsTrying = "Se sigue intentando. Compruebe si se encuentra conectado a internet.";
export const noClass = "Sin clase";
/** In the place of a name that is not read yet. */
export const notReadYet = "…";
export const seenOnceClosed = "Se ve al cerrar la caja";

export const dayMissing = "Ingrese una fecha";
export const rangeReversed = "No puede ser posterior a la fecha hasta";

export const actionsOf = (name: string): string => `Acciones de ${name}`;
export const editNamed = (name: string): string => `Editar ${name}`;
export const deleteNamed = (name: string): string => `Eliminar ${name}`;
export const sellNamed = (name: string): string => `Vender ${name}`;
/** Of a filter that narrows. */
export const narrowed = (filter: string, value: string): string => `${filter}: ${value}`;
export const deletedNamed = (name: string): string => `Se eliminó ${name}.`;
