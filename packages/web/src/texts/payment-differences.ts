import type { DifferenceKind } from "@cantina/domain/payments";
import { type DifferenceResolutionFaults, resolutionLimit } from "@cantina/domain/provider-settings";
import type { FaultTexts } from "./fault-texts.ts";
import { say } from "./say.ts";
import { textFaultTexts } from "./text-fault-texts.ts";

export const comparedAt = (at: string): string => `Se comparó por última vez el ${at}.`;
export const neverCompared = "Todavía no se comparó.";
export const lead =
  "Cada noche se comparan los pagos de los últimos cuatro días con los de cada proveedor. Aquí queda lo que no coincide.";
export const compareNow = "Comparar ahora";
export const unreadable = "No se pudieron leer los pagos para revisar";
export const maybeOld = "Los pagos para revisar pueden haber cambiado.";

export const none = "No hay pagos para revisar";
export const noneHint = "Lo que cobraron los proveedores coincide con lo que está registrado aquí.";
export const noneYetHint = "Con una cuenta vinculada se compara cada noche, o cuando lo pida.";

export const found = (count: number): string =>
  say("{count, plural, one {Se encontró # pago para revisar} other {Se encontraron # pagos para revisar}}", { count });
export const foundDetail = "Queda en la lista hasta que alguien lo resuelva.";
export const nothingNew = "No se encontró nada nuevo.";
export const bothAgree = "Los pagos coinciden con los del proveedor.";
export const notCompared = "No se pudo comparar";
export const notAnswered = "El proveedor no respondió, o la cafetería no está vinculada.";

export const open = "Para revisar";
export const whatHappened = "Qué pasó";
export const family = "Familia";
export const ours = "Registrado aquí";
export const theirs = "En el proveedor";
export const payment = "Pago y fecha";
export const numbered = (paymentId: string): string => `N.º ${paymentId}`;
export const nobodyKnown = "No se sabe";
export const isMissing = "No figura";
export const seeTopUp = (name: string): string => `Ver en el Historial la recarga de ${name}`;

/** What happened at that provider. */
export const kinds: Readonly<Record<DifferenceKind, (name: string) => string>> = {
  THEIRS_ONLY: (name) => `${name} cobró un pago que aquí no figura`,
  OURS_ONLY: (name) => `Aquí figura un pago que ${name} no tiene`,
  NOT_BOOKED: (name) => `${name} aprobó el pago y el saldo no se cargó`,
  AMOUNT: () => "Los importes no coinciden",
  RETURNED: (name) => `${name} devolvió una parte del pago`,
  CHARGED_BACK: () => "Contracargo: el titular de la tarjeta desconoció el pago",
  REFUNDED: (name) => `${name} devolvió el pago sin que se pidiera aquí`,
};
export const kindDetails: Readonly<Record<DifferenceKind, (name: string) => string>> = {
  THEIRS_ONLY: (name) => `Busque el pago en ${name}. Cargue el saldo a la familia o devuelva el dinero.`,
  OURS_ONLY: (name) => `El saldo se cargó. Consulte a ${name} antes de descontarlo.`,
  NOT_BOOKED: (name) => `Cargue el saldo a la familia o devuelva el dinero desde ${name}.`,
  AMOUNT: () => "Compare los dos importes y corrija el saldo de la familia, o devuelva la diferencia.",
  RETURNED: () => "El saldo no cambió por esa devolución. Revise si corresponde descontarla.",
  CHARGED_BACK: () => "El saldo ya se descontó. Hable con la familia.",
  REFUNDED: (name) => `El saldo ya se descontó. Vea en ${name} quién hizo la devolución.`,
};
/** Instead of the provider's amount where it told none. */
export const noAmountOf = (kind: DifferenceKind): string =>
  kind === "CHARGED_BACK" || kind === "REFUNDED" ? "Devuelto" : isMissing;

export const resolveNamed = (paymentId: string): string => `Resolver el pago ${paymentId}`;
export const markResolved = "Dar por resuelto";
export const commentHint = "Qué averiguó y qué se hizo.";
export const movesNothing = "Resolverlo no mueve dinero ni saldo: queda anotado quién lo revisó.";
export const resolved = (paymentId: string): string => `Se dio por resuelto el pago ${paymentId}.`;
export const alreadyResolved = "Otra persona ya resolvió este pago.";
export const resolutionFaults: FaultTexts<DifferenceResolutionFaults> = {
  comment: textFaultTexts("Por favor cuente qué averiguó", resolutionLimit),
};

export const resolvedOnes = "Resueltos";
export const resolvedCount = (count: number): string => `${resolvedOnes} (${count})`;
export const resolvedBy = (name: string, at: string): string => `${name}, ${at}`;
