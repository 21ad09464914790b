import type { BranchWords } from "@cantina/domain/cash-reports";

/** As on paper, which is Spanish in every language. */
export const branchWords: BranchWords = {
  opening: "Apertura de caja",
  closing: "Cierre de caja",
  cashIn: "Ingresos de efectivo",
  cashOut: "Egresos de efectivo",
  channels: {
    CASH: "en efectivo",
    CARD: "con tarjeta",
    ACCOUNT: "en cuenta (mostrador)",
    TRANSFER: "por transferencia",
    APP: "por app",
  },
  custom: (name) => `con ${name ?? "otro medio"}`,
  kinds: { SALES: "Ventas", TOP_UPS: "Recargas", COUPON_SALES: "Cuponeras" },
  totals: { SALES: "Total de ventas", TOP_UPS: "Total de recargas", COUPON_SALES: "Total de cuponeras" },
};
