import type { BranchChannel, BranchRow } from "./branch-report.ts";

type Summed = Extract<BranchRow["kind"], "SALES" | "TOP_UPS" | "COUPON_SALES">;

/** What rows are called; a screen has them in its own language. */
export type BranchWords = {
  readonly opening: string;
  readonly closing: string;
  readonly cashIn: string;
  readonly cashOut: string;
  readonly channels: Readonly<Record<Exclude<BranchChannel, "CUSTOM">, string>>;
  readonly custom: (name: string | null) => string;
  readonly kinds: Readonly<Record<Summed, string>>;
  readonly totals: Readonly<Record<Summed, string>>;
};

const onPaper: BranchWords = {
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

const ofCashier = (label: string, cashier: string | null): string =>
  cashier === null ? label : `${label} · ${cashier}`;

/** What a row is called on screen and on paper; the custom method by the name that the cafeteria gave it. */
export function branchLabel(
  { kind, channel, cashier }: BranchRow,
  customName: string | null,
  words: BranchWords = onPaper,
): string {
  switch (kind) {
    case "OPENING":
      return ofCashier(words.opening, cashier);
    case "CLOSING":
      return ofCashier(words.closing, cashier);
    case "CASH_IN":
      return words.cashIn;
    case "CASH_OUT":
      return words.cashOut;
    case "SALES":
    case "TOP_UPS":
    case "COUPON_SALES":
      if (channel === null) return words.totals[kind];
      return `${words.kinds[kind]} ${channel === "CUSTOM" ? words.custom(customName) : words.channels[channel]}`;
  }
}
