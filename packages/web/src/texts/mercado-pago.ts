import type { CredentialsFaults, FeesFaults } from "@cantina/domain/provider-settings";
import type { FaultTexts } from "./fault-texts.ts";

/** How the cafeteria stands with it. */
export const states = {
  NONE: "Sin vincular",
  ACTIVE: "Habilitado",
  DISABLED: "Deshabilitado",
  BROKEN: "Hay que volver a vincular",
} as const;
export const stateDetails = {
  NONE: "Todavía no hay una cuenta que reciba el dinero. Vincule la de la cafetería o cargue credenciales propias.",
  ACTIVE: "Las familias pueden cargar saldo con tarjeta. El dinero llega a la cuenta vinculada.",
  DISABLED: "La cuenta sigue vinculada, pero nadie puede empezar un pago. Lo que estaba en curso se termina.",
  BROKEN:
    "Mercado Pago dejó de aceptar el vínculo, o la cafetería cambió de país. Hasta que se vuelva a vincular, nadie puede empezar un pago.",
} as const;
export const onlyOwnCredentials =
  "En este servidor no hay una aplicación de Mercado Pago para el país de la cafetería: solo se puede con credenciales propias.";
export const unreadable = "No se pudo cargar cómo está Mercado Pago";

export const account = "Cuenta de Mercado Pago";
export const linkedBy = "Vinculada con";
export const kinds = { OAUTH: "Autorización de Mercado Pago", OWN: "Credenciales propias" } as const;
export const mode = "Modo";
export const live = "Real";
export const test = "De prueba: no se cobra dinero";
export const linkedAt = "Desde";
export const noticeUrl = "Dirección para los avisos";
export const noticeUrlHint = "Cárguela en la cuenta de Mercado Pago, en Webhooks, para el evento Pagos.";

export const link = "Vincular";
export const linkAgain = "Volver a vincular";
export const enable = "Habilitar";
export const disable = "Deshabilitar";
export const ownCredentials = "Credenciales propias";

export const removeAccount = "Quitar la cuenta de Mercado Pago";
export const removeHint =
  "Nadie podrá cargar saldo con tarjeta hasta que se vincule otra vez. Lo que está en curso se termina.";
export const removed = "Se quitó la cuenta de Mercado Pago.";
export const enableTitle = "Habilitar Mercado Pago";
export const enableHint = "Las familias podrán cargar saldo con tarjeta desde ahora.";
export const enabled = "Se habilitó Mercado Pago.";
export const disableTitle = "Deshabilitar Mercado Pago";
export const disableHint =
  "Nadie podrá empezar un pago hasta que se habilite otra vez. La cuenta sigue vinculada y lo que está en curso se termina.";
export const disabled = "Se deshabilitó Mercado Pago.";

export const credentialsLead =
  "Las da Mercado Pago en «Tus integraciones», en las credenciales de producción de la aplicación. Con ellas no se cobra comisión.";
export const accessToken = "Access Token";
export const publicKey = "Public Key";
export const credentialsSaved = "Se guardaron las credenciales de Mercado Pago.";
export const credentialsRefused = "Mercado Pago no acepta ese Access Token.";
export const credentialFaults: FaultTexts<CredentialsFaults> = {
  accessToken: { MISSING: "Por favor ingrese el Access Token", TOO_LONG: "El Access Token es demasiado largo" },
  publicKey: { MISSING: "Por favor ingrese la Public Key", TOO_LONG: "La Public Key es demasiado larga" },
};

export const fees = "Comisiones de Mercado Pago";
export const walletActive =
  "Las familias vinculan su billetera una vez y cargan saldo sin volver a entrar. El dinero llega a la cuenta vinculada.";
export const walletWaits = "Falta la cuenta";
export const walletWaitsDetail =
  "Se usa mientras la cuenta de Mercado Pago de la cafetería esté vinculada y habilitada.";
export const walletFees = "Comisiones de Wallet Connect";
export const surcharge = "Recargo al cliente (%)";
export const marketFee = "Comisión total (%)";
export const feesHint = "El recargo es la parte de la comisión que paga el cliente sobre lo que carga.";
const feeTexts = {
  MISSING: "Por favor ingrese un porcentaje",
  OUT_OF_RANGE: "Debe ser de 0 a 100, con hasta dos decimales",
  ABOVE_TOTAL: "No puede ser mayor que la comisión total",
};
export const feeFaults: FaultTexts<FeesFaults> = {
  userSurchargeFee: feeTexts,
  marketFee: feeTexts,
  walletConnectSurchargeFee: feeTexts,
  walletConnectMarketFee: feeTexts,
};
