import type { OutsideService, ServiceStanding } from "@cantina/domain/cafeteria";
import { featureNames } from "./feature-names.ts";

/** What keeps it from being used. */
export type LackingStanding = Exclude<ServiceStanding, "CONFIGURED">;

export const providers = "Proveedores";
export const providersLead = "Con qué empresas se paga en línea.";
export const invoicing = "Facturación";
export const invoicingLead = "Facturas electrónicas de lo que se vende o se carga.";

export const standings: Readonly<Record<LackingStanding, string>> = {
  NOT_IN_COUNTRY: "No está en este país",
  SWITCHED_OFF: "Apagado",
  NOT_CONFIGURED: "Falta configurar el servidor",
};

/** Why it can't be used, with its name. */
const reasons: Readonly<Record<LackingStanding, (name: string) => string>> = {
  NOT_IN_COUNTRY: (name) => `${name} no está disponible en este país.`,
  SWITCHED_OFF: (name) => `Esta cafetería no usa ${name}. Lo puede encender el administrador del sistema.`,
  NOT_CONFIGURED: (name) =>
    `Quien administra el servidor todavía no configuró ${name}. Hasta entonces no se puede usar.`,
};

/** Specification §8, where it has them to the letter. */
const countryLacks: Readonly<Partial<Record<OutsideService, string>>> = {
  mercadoPago: "ERROR. MercadoPago no está habilitado para este país.",
  directa24: "ERROR. Directa24 no está habilitado para este país.",
  plexo: "ERROR. Plexo no está habilitado para este país.",
  mattilda: "ERROR. Mattilda no está habilitado para este país.",
};

export const reasonOf = (service: OutsideService, standing: LackingStanding): string =>
  (standing === "NOT_IN_COUNTRY" ? countryLacks[service] : undefined) ?? reasons[standing](featureNames[service]);

/** First what the server needs, then what is filled in here. */
export const needs: Readonly<Record<OutsideService, string>> = {
  mercadoPago:
    "El servidor necesita la aplicación de Mercado Pago de este país, con su clave secreta y la de sus avisos. Después, acá se vincula la cuenta de la cafetería; las comisiones las fija el administrador del sistema.",
  walletConnect:
    "Además de Mercado Pago, necesita que Mercado Pago habilite Wallet Connect para esa aplicación. Después, el administrador del sistema fija sus comisiones.",
  directa24:
    "El servidor necesita las claves de Directa24 y una dirección de salida fija que Directa24 autorice. Después, el administrador del sistema indica el id de subcomercio y la comisión.",
  plexo:
    "El servidor necesita el id de cliente y la clave que entrega Plexo o, con su pasarela firmada, los certificados. Después, el administrador del sistema indica el id de comercio y el recargo.",
  mattilda:
    "El servidor necesita la clave privada con la que se cobra con Mattilda, o la clave y la dirección con las que se piden las liquidaciones. Después, el administrador del sistema indica el id de comercio y el recargo.",
  arca: "El servidor necesita un certificado de ARCA. Después, la cafetería le delega la facturación y completa acá CUIT, razón social, domicilio, condición frente al IVA, ingresos brutos, inicio de actividades, punto de venta y letra de sus comprobantes.",
};
