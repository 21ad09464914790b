/** Specification §8, Provider link. */
export const cafeteriaMissing = "No se pudo obtener el id de la cafeteria";
export const notAuthorized = "Hubo un error al Autorizar MercadoPago";
export const linked = "Vinculación con MercadoPago exitosa!";

export const cafeteriaMissingLead =
  "Ingrese en la cafetería y vuelva a vincular su cuenta desde Configuración, Proveedores.";
export const linkedLead = "Las familias ya pueden cargar saldo con tarjeta.";
export const linkedBefore = "La cafetería ya está vinculada con Mercado Pago";
export const linkedBeforeLead = (account: string): string =>
  `El dinero llega a la cuenta ${account}. Este pedido de vinculación ya se usó o venció: para vincular otra cuenta, empiece de nuevo desde Proveedores.`;
export const reportCode = "Informe este código de Mercado Pago a los administradores:";
export const requestLost =
  "El pedido de vinculación venció o se empezó en otra sesión. Vuelva a vincular desde Proveedores.";
export const applicationMissing =
  "Mercado Pago no respondió, o el servidor no tiene su aplicación para este país. Reintente más tarde o cargue credenciales propias en Proveedores.";

export const opening = "Abriendo Mercado Pago";
export const openingLead = "Autorice a Cantina a cobrar en nombre de la cafetería. Después volverá a esta pantalla.";
export const goOn = "Continuar en Mercado Pago";
export const linking = "Vinculando la cuenta";
export const linkingLead = "Un momento, por favor.";
export const toStart = "Ir al inicio";
export const toProviders = "Ver Proveedores";
