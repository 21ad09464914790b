import { say } from "./say.ts";

/** What is read in the dialogs of Clientes, which load when one is opened. */
export const clientCreated = (email: string): string => `Se creó el cliente ${email}.`;
export const clientSaved = (email: string): string => `Se guardó el cliente ${email}.`;
export const clientOutdated = "Otra persona cambió este cliente. Lo que haya escrito aquí no se guardó.";
export const seeItNow = "Ver cómo está ahora";
export const emailHint = "Recibirá un correo para confirmar su cuenta.";
export const categoryByDefault = (category: string): string => `${category} (predeterminada)`;
export const useCategoryMinimum = "Usar el balance mínimo de la categoría";
export const useCategoryMinimumOf = (amount: string): string => `${useCategoryMinimum} (${amount})`;
export const minimumBalanceHint = "0, o hasta cuánto puede deber, con signo menos.";

export const noDinersYet = "Todavía no tiene comensales.";
export const addDiner = "Agregar comensal";
export const newDiner = "Comensal nuevo";
export const dataOf = (diner: string): string => `Datos de ${diner}`;
export const dinerName = "Nombre del comensal";
export const allergiesHint = "La caja la muestra junto al comensal.";
export const dailyLimitHint = "Vacío: sin límite.";
export const cancelEdit = "Cancelar edición";
export const editDiner = (diner: string): string => `Editar a ${diner}`;
export const deleteDiner = (diner: string): string => `Eliminar a ${diner}`;
export const deleteDinerQuestion = (diner: string): string =>
  `¿Eliminar a ${diner}? Sus compras quedan en el historial.`;
export const deleteThisDiner = "Eliminar comensal";

export const restrictDiner = (diner: string): string => `Restricciones de compra de ${diner}`;
export const restrictionsOf = (diner: string): string => `Restricciones de ${diner}`;
export const restrictionsUnreadable = "No se pudieron cargar las restricciones";
export const restrictionsSaved = (diner: string): string => `Se guardaron las restricciones de ${diner}.`;
export const restrictedCategories = "Categorías que no puede comprar";
export const restrictedProducts = "Productos que no puede comprar";
export const restrictedCategoriesHint =
  "No puede comprar nada de las categorías marcadas, tampoco lo que se agregue después.";

export const photo = "Foto";
export const photoFile = "Archivo de la foto";
export const choosePhoto = "Elegir foto";
export const changePhoto = "Cambiar foto";
export const removePhoto = "Quitar foto";

export const clientDeletion =
  "Se eliminan la cuenta y sus comensales. Su historial y su estado de cuenta se conservan, y si se vuelve a crear uno con el mismo email recupera su saldo.";
export const creditIsLost = "El cliente tiene dinero a favor, que queda sin devolver.";
export const debtIsLost = "El cliente tiene una deuda, que queda sin cobrar.";
export const deleteWithBalance = "Eliminar aunque el saldo no sea 0";
export const mustType = (email: string): string => `Debe escribir ${email}`;
export const clientDeleted = (email: string): string => `Se eliminó el cliente ${email}.`;

export const discountPercent = "Porcentaje de descuento";
export const withCap = "Con tope de descuento";
export const cap = "Tope";
export const capHint = "En pesos enteros, por venta.";
export const categoryUsers = (count: number): string => {
  if (count === 0) return "Ningún cliente la usa.";
  return say("{count, plural, one {La usa # cliente.} other {La usan # clientes.}}", { count });
};
export const usersMove = (category: string): string =>
  `Sus clientes y comensales pasan a ${category}, con su descuento y su balance mínimo.`;

export const swipeCard = "Pase la tarjeta por el lector…";
export const cardRead = (code: string): string => `Tarjeta leída: ${code}`;
export const noCard = (code: string): string => `${code} no es una tarjeta.`;
export const cardIsFree = "La tarjeta está libre y se puede asociar.";
export const noHolder = "No se encontro ningun comensal asociado a la tarjeta.";
export const cardOf = (diner: string): string => `Es la tarjeta de ${diner}.`;
export const hasCard = (diner: string, code: string): string =>
  `${diner} ya tiene la tarjeta ${code}, que dejará de servir.`;
export const nameOrEmail = "Nombre o email";
export const cardAssociated = (diner: string): string => `Se asoció la tarjeta a ${diner}.`;
