import type { Identification } from "@cantina/domain/invoicing";

export type ArcaSettings = {
  readonly loginUrl: string;
  readonly invoiceUrl: string;
  /** PEM, of the platform: each cafeteria delegates its invoicing to it. */
  readonly certificate: string;
  readonly key: string;
  /** For hosts whose TLS is older than what Node takes by default; the certificate is checked all the same. */
  readonly isTlsRelaxed: boolean;
  readonly qrBase: string;
  readonly identification: readonly Identification[];
};

export const arcaAddresses = {
  PRODUCTION: {
    loginUrl: "https://wsaa.afip.gov.ar/ws/services/LoginCms",
    invoiceUrl: "https://servicios1.afip.gov.ar/wsfev1/service.asmx",
  },
  TESTS: {
    loginUrl: "https://wsaahomo.afip.gov.ar/ws/services/LoginCms",
    invoiceUrl: "https://wswhomo.afip.gov.ar/wsfev1/service.asmx",
  },
} as const;
