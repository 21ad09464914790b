import type { InvoiceAt, InvoiceKind, InvoiceSource, InvoicingFaults, VatCondition } from "@cantina/domain/invoicing";
import type { FaultTexts } from "./fault-texts.ts";

export const unreadable = "No se pudo cargar cómo está la facturación";
export const states = {
  OFF: "Apagada",
  ON: "Facturando",
  WAITING: "Con problemas",
} as const;
export const stateDetails = {
  OFF: "No se factura nada. Complete los datos y elija qué se factura.",
  ON: "Lo que se elige abajo se factura solo, unos segundos después de la venta. La venta nunca espera.",
  WAITING: "ARCA no toma las facturas. No se pierde ninguna: se vuelve a intentar solo.",
} as const;
export const officeSays = (detail: string): string => `ARCA dice: ${detail}`;

export const authorised = "Facturadas";
export const due = "Pendientes";
export const rejected = "Rechazadas";
export const lastAt = "Última";
export const retry = "Volver a pedir las rechazadas";
export const retryHint = "Se piden otra vez a ARCA, con los datos de ahora.";
export const retried = "Se vuelven a pedir las facturas rechazadas.";

export const issuer = "Quién factura";
/** Of what is typed. */
export const fieldNames = {
  cuit: "CUIT",
  legalName: "Razón social",
  address: "Domicilio comercial",
  grossIncome: "Ingresos brutos",
  pointOfSale: "Punto de venta",
} as const;
export const vatCondition = "Condición frente al IVA";
export const chooseOne = "Elija una";
export const conditions: Readonly<Record<VatCondition, string>> = {
  REGISTERED: "Responsable inscripto (factura B)",
  MONOTRIBUTO: "Monotributo (factura C)",
  EXEMPT: "Exento (factura C)",
};
export const grossIncomeHint = "El número, o que está exento.";
export const startDate = "Inicio de actividades";
export const pointOfSaleHint = "Uno de web services, que no use ningún otro sistema.";
export const vatRate = "IVA de lo que se vende";
export const rates: Readonly<Record<string, string>> = { 0: "0 %", 1050: "10,5 %", 2100: "21 %" };

export const what = "Qué se factura";
export const ats: Readonly<Record<InvoiceAt, string>> = { CONSUMPTION: "El consumo", TOP_UP: "Las cargas de saldo" };
export const atHint =
  "Una de las dos: lo que se carga y después se consume no se factura dos veces. Consulte a quien lleva la contabilidad.";
export const sourceNames: Readonly<Record<InvoiceSource, string>> = {
  app: "Lo de la app",
  account: "A cuenta, en el mostrador",
  cash: "En efectivo",
  card: "Con tarjeta",
  transfer: "Por transferencia",
  custom: "Con el método propio",
};
export const sourcesHint = "Vale desde que se prende: lo de antes no se factura.";

export const faultTexts: FaultTexts<InvoicingFaults> = {
  cuit: { MISSING: "Por favor ingrese el CUIT", WRONG: "No es un CUIT válido" },
  legalName: { MISSING: "Por favor ingrese la razón social", WRONG: "Por favor ingrese la razón social" },
  address: { MISSING: "Por favor ingrese el domicilio", WRONG: "Por favor ingrese el domicilio" },
  vatCondition: { MISSING: "Por favor elija la condición", WRONG: "Por favor elija la condición" },
  grossIncome: { MISSING: "Por favor ingrese los ingresos brutos", WRONG: "Por favor ingrese los ingresos brutos" },
  startDate: { MISSING: "Por favor ingrese la fecha", WRONG: "Esa fecha todavía no llegó" },
  pointOfSale: { MISSING: "Por favor ingrese el punto de venta", WRONG: "Debe ser un número entre 1 y 99998" },
  vatRate: { MISSING: "Por favor elija el IVA", WRONG: "Por favor elija el IVA" },
};

/** In the history's detail. */
export const kinds: Readonly<Record<InvoiceKind, string>> = { INVOICE: "Factura", CREDIT_NOTE: "Nota de crédito" };
export const invoiceStates = { PENDING: "Pendiente", AUTHORISED: "Facturada", REJECTED: "Rechazada" } as const;
/** Codes of our own; all else is ARCA's words. */
export const rejectionOf = (detail: string): string =>
  detail === "DOCUMENT_NEEDED" ? "Por su monto hay que identificar al comprador, y no hay su documento." : detail;
export const remarked = (detail: string): string => `Observaciones: ${detail}`;
export const open = "Ver";
export const printInvoice = "Imprimir factura";
export const invoiceUnreadable = "No se pudo leer la factura";
