import type { PrinterLinkState } from "@cantina/domain/printing";

export const linkLabels: Readonly<Record<PrinterLinkState, string>> = {
  off: "Impresión desactivada",
  connecting: "Conectando con la impresora…",
  connected: "Impresora conectada",
  waiting: "Impresora sin conexión",
  denied: "El navegador no permite usar la impresora",
};
