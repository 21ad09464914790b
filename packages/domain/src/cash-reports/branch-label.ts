import type { BranchChannel, BranchRow } from "./branch-report.ts";

const channelNames: Readonly<Record<Exclude<BranchChannel, "CUSTOM">, string>> = {
  CASH: "en efectivo",
  CARD: "con tarjeta",
  ACCOUNT: "en cuenta (mostrador)",
  TRANSFER: "por transferencia",
  APP: "por app",
};

const kindNames = { SALES: "Ventas", TOP_UPS: "Recargas", COUPON_SALES: "Cuponeras" } as const;
const totalNames = {
  SALES: "Total de ventas",
  TOP_UPS: "Total de recargas",
  COUPON_SALES: "Total de cuponeras",
} as const;

/** What a row is called on screen and on paper; the custom method by the name that the cafeteria gave it. */
export function branchLabel({ kind, channel, cashier }: BranchRow, customName: string | null): string {
  switch (kind) {
    case "OPENING":
      return cashier === null ? "Apertura de caja" : `Apertura de caja · ${cashier}`;
    case "CLOSING":
      return cashier === null ? "Cierre de caja" : `Cierre de caja · ${cashier}`;
    case "CASH_IN":
      return "Ingresos de efectivo";
    case "CASH_OUT":
      return "Egresos de efectivo";
    case "SALES":
    case "TOP_UPS":
    case "COUPON_SALES":
      if (channel === null) return totalNames[kind];
      return `${kindNames[kind]} ${channel === "CUSTOM" ? `con ${customName ?? "otro medio"}` : channelNames[channel]}`;
  }
}
